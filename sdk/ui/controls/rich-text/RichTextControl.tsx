import {
  AlignCenter, AlignRight, Bold, Code, Heading2, Heading3, IndentDecrease, IndentIncrease, Italic, List, ListChecks, ListOrdered, RemoveFormatting,
  Strikethrough, TextQuote, Underline, type LucideIcon,
} from "lucide-react";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useUiText, type UiText } from "../../foundation/uiText.ts";
import type { Sanitize } from "../../html/loadSanitizer.ts";
import htmlStyles from "../../html/SanitizedHtml.module.css";
import { EditorBox } from "./EditorBox.tsx";
import type { EditorControlProps } from "../code/EditorControlProps.ts";
import type { EditorTool } from "./EditorToolbar.tsx";
import { RichTextEditor, type Formats } from "./RichTextEditor.ts";
import { useEditable } from "../code/useEditable.ts";
import { useEditor } from "../code/useEditor.ts";

export interface RichTextControlProps extends EditorControlProps<string> {
  /** The one that cleans html (`loadSanitizer`). */
  readonly sanitize: Sanitize;
}

/**
 * Text with headings, lists and links, as html. Loaded with what shows it, never with a first screen.
 * @example <RichTextControl id={id} value={html} onChange={setHtml} sanitize={sanitize} />
 */
export function RichTextControl(props: RichTextControlProps): ReactElement {
  const text = useUiText();
  const place = useRef<HTMLDivElement>(null);
  const [formats, setFormats] = useState<Formats>({});
  const [isRefused, setRefused] = useState(false);
  const editor = useEditor(place, props, (own, onChange) => {
    const made = new RichTextEditor(own, props.sanitize, { onChange, onFormats: setFormats, onPicture: () => setRefused(true) });
    made.root.classList.add(htmlStyles.html ?? "");
    return made;
  });
  useEffect(() => editor?.forget(), [editor]);
  useEditable(editor?.root, props);
  return (
    <EditorBox
      id={props.id}
      isInvalid={props.isInvalid}
      onBlur={props.onBlur}
      groups={editor ? toolsOf(editor, formats, text) : []}
      link={{ address: typeof formats["link"] === "string" ? formats["link"] : "", set: (address) => editor?.link(address) }}
      place={place}
      onReturn={() => editor?.focus()}
      notice={isRefused ? text.editorPicturesRefused : undefined}
      onNoticeRead={() => setRefused(false)}
    />
  );
}

type Said = keyof UiText & `editor${string}`;
type Format = readonly [icon: LucideIcon, word: Said, name: string, value: unknown, keys?: string];

const groups: readonly (readonly Format[])[] = [
  [[Heading2, "editorHeading", "header", 2], [Heading3, "editorSubheading", "header", 3]],
  [
    [Bold, "editorBold", "bold", true, "Ctrl B"], [Italic, "editorItalic", "italic", true, "Ctrl I"], [Underline, "editorUnderline", "underline", true, "Ctrl U"],
    [Strikethrough, "editorStrike", "strike", true], [Code, "editorCode", "code", true],
  ],
  [[List, "editorBullets", "list", "bullet"], [ListOrdered, "editorNumbers", "list", "ordered"], [ListChecks, "editorChecks", "list", "unchecked"]],
  [[AlignCenter, "editorAlignCenter", "align", "center"], [AlignRight, "editorAlignRight", "align", "right"], [TextQuote, "editorQuote", "blockquote", true]],
];

function toolsOf(editor: RichTextEditor, formats: Formats, text: UiText): readonly (readonly EditorTool[])[] {
  const tool = ([icon, word, name, value, keys]: Format): EditorTool => {
    const isOn = formats[name] === value || (value === "unchecked" && formats[name] === "checked");
    return { icon, label: text[word], ...(keys && { keys }), isOn, run: () => editor.format(name, isOn ? false : value) };
  };
  const [headings = [], letters = [], lists = [], lines = []] = groups.map((group) => group.map(tool));
  const steps: EditorTool[] = [
    { icon: IndentDecrease, label: text.editorOutdent, run: () => editor.format("indent", "-1") },
    { icon: IndentIncrease, label: text.editorIndent, run: () => editor.format("indent", "+1") },
  ];
  return [headings, letters, [...lists, ...steps], lines, [{ icon: RemoveFormatting, label: text.editorClear, run: () => editor.clear() }]];
}
