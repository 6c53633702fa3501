import {
  Bold, Code, Heading2, Heading3, IndentDecrease, IndentIncrease, Italic, List, ListOrdered, Minus, RemoveFormatting, SquareCode, Strikethrough, TextQuote, Underline,
} from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import type { Block } from "#core/blocks/blockTypes.ts";
import { useUiText, type UiText } from "../../foundation/uiText.ts";
import htmlStyles from "../../html/SanitizedHtml.module.css";
import { BlocksEditor } from "./BlocksEditor.ts";
import { EditorBox } from "./EditorBox.tsx";
import type { EditorControlProps } from "../code/EditorControlProps.ts";
import type { EditorTool } from "./EditorToolbar.tsx";
import { useEditable } from "../code/useEditable.ts";
import { useEditor } from "../code/useEditor.ts";

export type BlocksControlProps = EditorControlProps<Block | null> & {
  /** Gets a document, or what is none yet can be kept as one; null is an empty one. */
  readonly onChange: (document: unknown) => void;
};

/**
 * A document of blocks: the same tools and looks as rich text, kept as data. Loaded with what shows it, never with a first screen.
 * @example <BlocksControl id={id} value={document} onChange={setDocument} />
 */
export function BlocksControl(props: BlocksControlProps): ReactElement {
  const text = useUiText();
  const place = useRef<HTMLDivElement>(null);
  const [, setCaret] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const editor = useEditor(place, props, (own, onChange) => {
    const events = { onChange, onCaret: () => setCaret((count) => count + 1), onPicture: () => setRefused(true) };
    return new BlocksEditor(own, { className: htmlStyles.html ?? "", unknown: text.editorUnknown }, events);
  });
  useEditable(editor?.root, props);
  const address: unknown = editor?.tiptap.getAttributes("link")["href"];
  return (
    <EditorBox
      id={props.id}
      isInvalid={props.isInvalid}
      onBlur={props.onBlur}
      groups={editor ? toolsOf(editor, text) : []}
      link={{ address: typeof address === "string" ? address : "", set: (next) => editor?.link(next) }}
      place={place}
      onReturn={() => editor?.tiptap.commands.focus()}
      notice={isRefused ? text.editorPicturesRefused : undefined}
      onNoticeRead={() => setRefused(false)}
    />
  );
}

function toolsOf({ tiptap, isUsed }: BlocksEditor, text: UiText): readonly (readonly EditorTool[])[] {
  const chain = () => tiptap.chain().focus();
  const on = (name: string, attributes?: object): boolean => isUsed && tiptap.isActive(name, attributes);
  const heading = (level: 2 | 3): Pick<EditorTool, "isOn" | "run"> => ({ isOn: on("heading", { level }), run: () => chain().toggleHeading({ level }).run() });
  return [
    [{ icon: Heading2, label: text.editorHeading, ...heading(2) }, { icon: Heading3, label: text.editorSubheading, ...heading(3) }],
    [
      { icon: Bold, label: text.editorBold, keys: "Ctrl B", isOn: on("bold"), run: () => chain().toggleBold().run() },
      { icon: Italic, label: text.editorItalic, keys: "Ctrl I", isOn: on("italic"), run: () => chain().toggleItalic().run() },
      { icon: Underline, label: text.editorUnderline, keys: "Ctrl U", isOn: on("underline"), run: () => chain().toggleUnderline().run() },
      { icon: Strikethrough, label: text.editorStrike, isOn: on("strike"), run: () => chain().toggleStrike().run() },
      { icon: Code, label: text.editorCode, isOn: on("code"), run: () => chain().toggleCode().run() },
    ],
    [
      { icon: List, label: text.editorBullets, isOn: on("bulletList"), run: () => chain().toggleBulletList().run() },
      { icon: ListOrdered, label: text.editorNumbers, isOn: on("orderedList"), run: () => chain().toggleOrderedList().run() },
      { icon: IndentDecrease, label: text.editorOutdent, run: () => chain().liftListItem("listItem").run() },
      { icon: IndentIncrease, label: text.editorIndent, run: () => chain().sinkListItem("listItem").run() },
    ],
    [
      { icon: TextQuote, label: text.editorQuote, isOn: on("blockquote"), run: () => chain().toggleBlockquote().run() },
      { icon: SquareCode, label: text.editorCodeBlock, isOn: on("codeBlock"), run: () => chain().toggleCodeBlock().run() },
      { icon: Minus, label: text.editorRule, run: () => chain().setHorizontalRule().run() },
    ],
    [{ icon: RemoveFormatting, label: text.editorClear, run: () => chain().unsetAllMarks().clearNodes().run() }],
  ];
}
