import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { KeptValue, type ShownEditor } from "./KeptValue.ts";

/** The editor over a place of the page, for as long as its control is shown; `make` is asked once. */
export function useEditor<Value, Change, Editor extends ShownEditor<Value>>(
  place: RefObject<HTMLDivElement | null>,
  { value, onChange }: { readonly value: Value; readonly onChange: (value: Change) => void },
  make: (place: HTMLElement, onChange: (value: Change) => void) => Editor,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const [kept] = useState(() => new KeptValue<Value>());
  const latest = useRef({ value, onChange, make });
  useLayoutEffect(() => void (latest.current = { value, onChange, make }));
  useLayoutEffect(() => {
    const own = document.createElement("div");
    place.current?.replaceChildren(own);
    const made = latest.current.make(own, (next) => {
      kept.say(next);
      latest.current.onChange(next);
    });
    made.show(latest.current.value);
    setEditor(made);
    return () => {
      made.end?.();
      own.remove();
    };
  }, [place, kept]);
  useEffect(() => editor && kept.give(value, editor), [editor, kept, value]);
  return editor;
}
