import { createContext, useContext, useEffect } from "react";
import type { Tone } from "../ui/foundation/tones.ts";

/** What stands in the title of the document, in the trail of the top bar, and in the head of a modal. */
export interface ScreenHeading {
  readonly title: string;
  /** Beside the title of a modal: a state of the record. */
  readonly status?: { readonly text: string; readonly tone: Tone };
  /** Before the close button of a modal: "Сақланмаган ўзгаришлар". */
  readonly note?: string;
  /** False where there is nothing yet to come back to: it is not offered among the places where one was. */
  readonly isPlace?: boolean;
}

/** Where a screen says its heading; provided by the frame that shows it. */
export const ScreenHeadingContext = createContext<(heading: ScreenHeading | undefined) => void>(() => undefined);

/**
 * Says what the screen is called: in a modal its head shows it, elsewhere the title of the document.
 * A screen outside a modal still draws its own `PageHeader`.
 * @since 1.0.0
 * @example useScreenHeading({ title: config.title });
 */
export function useScreenHeading(heading: ScreenHeading | undefined): void {
  const say = useContext(ScreenHeadingContext);
  const { title, note, status, isPlace } = heading ?? {};
  useEffect(() => {
    say(title === undefined ? undefined : { title, note, isPlace, status: status && { text: status.text, tone: status.tone } });
    // A status written as a literal is another object at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [say, title, note, isPlace, status?.text, status?.tone]);
  useEffect(() => () => say(undefined), [say]);
}
