import { useLayoutEffect, useRef, type MouseEvent, type ReactElement } from "react";
import { useLoaded } from "../../react/useLoaded.ts";
import { FailureView } from "../states/FailureView.tsx";
import { loadSanitizer } from "./loadSanitizer.ts";
import styles from "./SanitizedHtml.module.css";

export interface SanitizedHtmlProps {
  readonly html: string;
  /** The address of a link inside the product, as it is written in the html. */
  readonly hrefOf: (link: string) => string;
  /** Gets every click on a link, as it is written; call `preventDefault` when the application goes there by itself. */
  readonly onLink: (link: string, event: MouseEvent<HTMLElement>) => void;
}

/**
 * Html of configuration or of an editor, cleaned: no script, style or form of it is ever in the page (D71). It is empty until
 * what cleans it is loaded.
 * @example <SanitizedHtml html="<p>…</p>" hrefOf={navigation.href} onLink={follow} />
 */
export function SanitizedHtml({ html, hrefOf, onLink }: SanitizedHtmlProps): ReactElement {
  const [sanitize, reload] = useLoaded(loadSanitizer, []);
  const place = useRef<HTMLDivElement>(null);
  const links = useRef<ReadonlyMap<Element, string>>(new Map());
  useLayoutEffect(() => {
    if (sanitize.state !== "ready") return;
    const content = sanitize.value(html);
    const anchors = [...content.querySelectorAll("a[href]")].map((anchor) => [anchor, (anchor.getAttribute("href") ?? "").trim()] as const);
    for (const [anchor, link] of anchors) anchor.setAttribute("href", hrefOf(link));
    links.current = new Map(anchors);
    place.current?.replaceChildren(content);
  }, [sanitize, html, hrefOf]);
  if (sanitize.state === "failed") return <FailureView failure={sanitize.failure} onRetry={reload} isCompact />;
  const follow = (event: MouseEvent<HTMLElement>): void => {
    const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const link = anchor && links.current.get(anchor);
    if (link) onLink(link, event);
  };
  return <div ref={place} className={styles.html} onClick={follow} />;
}
