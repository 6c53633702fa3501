import { useLayoutEffect, useRef, type RefObject } from "react";

interface Caret {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Where the caret is to stand once the input shows its next text; it is put there once. */
  readonly caret: RefObject<number | undefined>;
}

/** The caret of an input whose text is rewritten as one types. */
export function useCaret(): Caret {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return { input, caret };
}
