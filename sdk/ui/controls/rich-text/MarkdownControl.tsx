import { Bold, Code, Heading2, Italic, List, ListOrdered, TextQuote } from "lucide-react";
import { useDeferredValue, useRef, useState, type MouseEvent, type ReactElement } from "react";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { useUiText, type UiText } from "../../foundation/uiText.ts";
import { Markdown } from "../../html/Markdown.tsx";
import { tabPanel, Tabs } from "../../layout/Tabs.tsx";
import { useEditor } from "../code/useEditor.ts";
import { EditorBox } from "./EditorBox.tsx";
import type { EditorControlProps } from "../code/EditorControlProps.ts";
import type { EditorTool } from "./EditorToolbar.tsx";
import styles from "./MarkdownControl.module.css";
import { MarkdownEditor } from "./MarkdownEditor.ts";
import { useEditable } from "../code/useEditable.ts";

export interface MarkdownControlProps extends EditorControlProps<string> {
  /** The address of a link inside the product, as it is written in the text. */
  readonly hrefOf: (link: string) => string;
  /** Gets every press on a link of the preview. */
  readonly onLink: (link: string, event: MouseEvent<HTMLElement>) => void;
}

type Side = "text" | "preview";

/**
 * A text of Markdown, and beside it what becomes of it; where there is little room, one of them at a time. Loaded with what
 * shows it, never with a first screen.
 * @example <MarkdownControl id={id} value={text} onChange={setText} hrefOf={navigation.href} onLink={follow} />
 */
export function MarkdownControl(props: MarkdownControlProps): ReactElement {
  const { id, value, hrefOf, onLink } = props;
  const text = useUiText();
  const place = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>("text");
  const editor = useEditor(place, props, (own, onChange) => new MarkdownEditor(own, onChange));
  useEditable(editor?.root, props);
  const tabs = [{ id: "text", label: text.editorText }, { id: "preview", label: text.editorPreview }];
  // A long text is drawn when typing rests.
  const shown = useDeferredValue(value);
  return (
    <div className={styles.control}>
      <div className={styles.tabs}>
        <Tabs id={`${id}-side`} label={text.editorPreview} tabs={tabs} selected={side} onSelect={(next) => setSide(next === "preview" ? "preview" : "text")} isFlush />
      </div>
      <div className={styles.sides}>
        <div {...tabPanel(`${id}-side`, "text")} className={joinClasses(styles.side, side !== "text" && styles.other)}>
          <EditorBox
            id={id}
            isInvalid={props.isInvalid}
            onBlur={props.onBlur}
            groups={editor ? toolsOf(editor, text) : []}
            link={{ address: "", set: (address) => editor?.link(address) }}
            place={place}
            onReturn={() => editor?.focus()}
          />
        </div>
        <div {...tabPanel(`${id}-side`, "preview")} className={joinClasses(styles.side, styles.preview, side !== "preview" && styles.other)}>
          <Markdown text={shown} hrefOf={hrefOf} onLink={onLink} />
        </div>
      </div>
    </div>
  );
}

const toolsOf = (editor: MarkdownEditor, text: UiText): readonly (readonly EditorTool[])[] => [
  [
    { icon: Heading2, label: text.editorHeading, run: () => editor.begin("# ") },
    { icon: Bold, label: text.editorBold, keys: "Ctrl B", run: () => editor.wrap("**") },
    { icon: Italic, label: text.editorItalic, keys: "Ctrl I", run: () => editor.wrap("_") },
    { icon: Code, label: text.editorCode, run: () => editor.wrap("`") },
  ],
  [
    { icon: List, label: text.editorBullets, run: () => editor.begin("- ") },
    { icon: ListOrdered, label: text.editorNumbers, run: () => editor.begin("1. ") },
    { icon: TextQuote, label: text.editorQuote, run: () => editor.begin("> ") },
  ],
];
