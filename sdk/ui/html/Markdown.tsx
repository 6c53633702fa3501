import type { MouseEvent, ReactElement } from "react";
import { useLoaded } from "../../react/useLoaded.ts";
import { FailureView } from "../states/FailureView.tsx";
import { loadMarkdown } from "./loadMarkdown.ts";
import { SanitizedHtml } from "./SanitizedHtml.tsx";

export interface MarkdownProps {
  readonly text: string;
  /** The address of a link inside the product, as it is written in the text. */
  readonly hrefOf: (link: string) => string;
  /** Gets every press on a link; call `preventDefault` when the application goes there by itself. */
  readonly onLink: (link: string, event: MouseEvent<HTMLElement>) => void;
}

/**
 * A text of Markdown as it reads. Html in it is shown as it is written, and what comes of the rest is cleaned. It is empty until
 * what reads it is loaded.
 * @example <Markdown text="**Салом**" hrefOf={navigation.href} onLink={follow} />
 */
export function Markdown({ text, hrefOf, onLink }: MarkdownProps): ReactElement {
  const [toHtml, reload] = useLoaded(loadMarkdown, []);
  if (toHtml.state === "failed") return <FailureView failure={toHtml.failure} onRetry={reload} isCompact />;
  return <SanitizedHtml html={toHtml.state === "ready" ? toHtml.value(text) : ""} hrefOf={hrefOf} onLink={onLink} />;
}
