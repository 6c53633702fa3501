import type { Extension } from "@codemirror/state";
import { Search } from "lucide-react";
import { useEffect, useRef, type FocusEvent, type ReactElement } from "react";
import { IconButton } from "../../actions/IconButton.tsx";
import { useUiText, type UiText } from "../../foundation/uiText.ts";
import type { ControlProps } from "../ControlProps.ts";
import { useEditable } from "./useEditable.ts";
import styles from "./CodeControl.module.css";
import { CodeEditor } from "./CodeEditor.ts";
import { CodeFrame } from "./CodeFrame.tsx";
import { useEditor } from "./useEditor.ts";

export interface CodeControlProps extends Omit<ControlProps<string>, "autoFocus"> {
  /** "typescript", "json", "sql", …; any other text is plain. */
  readonly language?: string | undefined;
  /** Of CodeMirror: what knows the text better than its language does. The first one stays. */
  readonly more?: Extension;
}

/**
 * A text of code. Loaded with what shows it, never with a first screen.
 * @example <CodeControl id={id} value={text} onChange={setText} language="sql" />
 */
export function CodeControl(props: CodeControlProps): ReactElement {
  const { isReadOnly, isDisabled, placeholder, language } = props;
  const text = useUiText();
  const place = useRef<HTMLDivElement>(null);
  const editor = useEditor(place, props, (own, onChange) => new CodeEditor(own, { phrases: phrasesOf(text), more: props.more }, onChange));
  useEditable(editor?.root, props);
  useEffect(() => editor?.setLanguage(language), [editor, language]);
  useEffect(() => editor?.setState({ isReadOnly, isDisabled, placeholder }), [editor, isReadOnly, isDisabled, placeholder]);
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
  };
  return (
    <CodeFrame
      states={props}
      language={language}
      onBlur={leave}
      action={<IconButton icon={Search} label={text.codeFind} size="small" onPress={() => editor?.search()} />}
    >
      <div ref={place} className={props.more ? styles.short : styles.place} />
    </CodeFrame>
  );
}

/** The words of CodeMirror's search, by its own. */
const phrasesOf = (text: UiText): Readonly<Record<string, string>> => ({
  Find: text.codeFind,
  Replace: text.codeReplaceBy,
  next: text.codeNext,
  previous: text.codePrevious,
  all: text.codeSelectAll,
  "match case": text.codeCase,
  regexp: text.codePattern,
  "by word": text.codeWords,
  replace: text.codeReplace,
  "replace all": text.codeReplaceAll,
  close: text.close,
  "current match": text.codeMatch,
  "on line": text.codeOnLine,
  "replaced match on line $": text.codeReplacedLine,
  "replaced $ matches": text.codeReplacedCount,
  "Selection deleted": text.codeDeleted,
  "Control character": text.codeControlSign,
});
