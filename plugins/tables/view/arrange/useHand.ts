import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { ArrangedPart, ArrangeStep } from "#core/arranging/ArrangedPart.ts";
import type { ArrangedList, Arranging } from "#sdk/arranging/useArranging.ts";

/** What comes when a step is drawn: what moved in the document has lost the focus. */
interface After {
  readonly focus: string | undefined;
  readonly say: (parts: readonly ArrangedPart[]) => string;
}

/** What the hand of a person is on, of all that is arranged: one of the columns, filters and buttons. */
export interface Hand {
  readonly selectedId: string | undefined;
  /** For a screen reader. */
  readonly said: string;
  of(entity: string): ArrangedList;
  select(id: string | undefined): void;
  focus(id: string | undefined): void;
  say(text: string): void;
  /** As one step. */
  take(entity: string, steps: readonly ArrangeStep[], then: After): void;
}

/** @param screen where everything stands that is arranged, each with `data-arranged-title` */
export function useHand(arranging: Arranging, screen: RefObject<HTMLElement | null>): Hand {
  const [selectedId, select] = useState<string>();
  const [said, say] = useState("");
  const after = useRef<After & { readonly entity: string }>(undefined);
  useLayoutEffect(() => {
    const { current } = after;
    after.current = undefined;
    if (!current) return;
    say(current.say(arranging.of(current.entity).parts));
    if (current.focus !== undefined) focusTitle(screen.current, current.focus);
  }, [arranging, screen]);
  return {
    selectedId, said, select, say,
    focus: (id) => focusTitle(screen.current, id),
    of: (entity) => arranging.of(entity),
    take: (entity, steps, then) => {
      after.current = { ...then, entity };
      arranging.of(entity).take(...steps);
    },
  };
}

const focusTitle = (screen: HTMLElement | null, id: string | undefined): void =>
  [...(screen?.querySelectorAll<HTMLElement>("[data-arranged-title]") ?? [])].find((title) => title.dataset["arrangedTitle"] === id)?.focus();
