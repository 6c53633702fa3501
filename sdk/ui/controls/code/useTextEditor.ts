import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { ControlProps } from "../ControlProps.ts";

interface ShownEditor {
  show(text: string): void;
  end(): void;
}

/** The editor over a place of the page, for as long as its control is shown; `make` is asked once. */
export function useTextEditor<Editor extends ShownEditor>(
  place: RefObject<HTMLDivElement | null>,
  { value, onChange }: Pick<ControlProps<string>, "value" | "onChange">,
  make: (place: HTMLElement, onChange: (text: string) => void) => Editor,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef({ value, onChange, make });
  useLayoutEffect(() => void (latest.current = { value, onChange, make }));
  useLayoutEffect(() => {
    const own = document.createElement("div");
    place.current?.replaceChildren(own);
    const made = latest.current.make(own, (text) => latest.current.onChange(text));
    made.show(latest.current.value);
    setEditor(made);
    return () => {
      made.end();
      own.remove();
    };
  }, [place]);
  useEffect(() => editor?.show(value), [editor, value]);
  return editor;
}
