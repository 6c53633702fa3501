import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useUiLocale } from "../../foundation/uiText.ts";
import { EditorFrame } from "./EditorFrame.ts";
import type { EditorMark, EditorSettings } from "./editorMessages.ts";
import { patience } from "./frameState.ts";
import type { MonacoControlProps } from "./MonacoControlProps.ts";
import { isDarkColour, readColours } from "./readColours.ts";

const noMarks: readonly EditorMark[] = [];

interface FrameTerms {
  /** A screen reader is in use. */
  readonly isRead: boolean;
  /** The document did not come. */
  readonly onLost: () => void;
}

interface FramedEditor {
  readonly place: RefObject<HTMLIFrameElement | null>;
  readonly isReady: boolean;
}

/** The editor in a frame, for as long as its control is shown: it follows value, state, theme and language of the page. */
export function useEditorFrame(props: MonacoControlProps, { isRead, onLost }: FrameTerms): FramedEditor {
  const place = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [editor, setEditor] = useState<EditorFrame>();
  const locale = useUiLocale();
  const look = useLook();
  const latest = useRef({ props, onLost });
  useLayoutEffect(() => void (latest.current = { props, onLost }));
  useLayoutEffect(() => {
    const frame = place.current;
    if (!frame) return undefined;
    const late = setTimeout(() => latest.current.onLost(), patience);
    const onReady = (): void => {
      clearTimeout(late);
      setReady(true);
    };
    const made = new EditorFrame(frame, {
      onReady,
      onText: (text) => latest.current.props.onChange(text),
      onLeave: () => latest.current.props.onBlur?.(),
    });
    setEditor(made);
    return () => {
      clearTimeout(late);
      made.end();
    };
  }, []);
  useEffect(() => editor?.show(props.value), [editor, props.value]);
  useEffect(() => editor?.mark(props.marks ?? noMarks), [editor, props.marks]);
  const { id, label, describedBy, language, declarations = "", placeholder, isReadOnly, isDisabled, isInvalid, isRequired } = props;
  // After each drawing: label, hint and errors are texts of the page. The frame is told only what is new.
  useEffect(() => {
    const named = label ?? labelsOf(id).map(({ textContent }) => textContent).join(" ");
    if (place.current) place.current.title = named;
    editor?.set({
      ...look,
      locale, isRead, format: language ?? "", declarations, label: named, description: textOf(describedBy), placeholder: placeholder ?? "",
      isReadOnly: isReadOnly === true || isDisabled === true, isInvalid: isInvalid === true, isRequired: isRequired === true,
    });
  });
  useLabels(id, place);
  return { place, isReady };
}

const labelsOf = (id: string): HTMLLabelElement[] => [...document.querySelectorAll("label")].filter((one) => one.htmlFor === id);
const textOf = (ids = ""): string => ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();

/** A press on its label leads into the text; browsers do that for inputs only. */
function useLabels(id: string, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = (): void => place.current?.focus();
    const labels = labelsOf(id);
    for (const one of labels) one.addEventListener("click", focus);
    return () => labels.forEach((one) => one.removeEventListener("click", focus));
  });
}

type Look = Pick<EditorSettings, "colours" | "isDark" | "font" | "fontSize">;

/** Of the page, as its theme is now. */
function useLook(): Look {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const watch = new MutationObserver(() => setLook(readLook()));
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => watch.disconnect();
  }, []);
  return look;
}

function readLook(): Look {
  const colours = readColours();
  const font = getComputedStyle(document.documentElement).getPropertyValue("--font-mono").trim() || "monospace";
  return { colours, isDark: isDarkColour(colours["surface-panel"]), font, fontSize: 13 };
}
