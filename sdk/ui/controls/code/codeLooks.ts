import { syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tagHighlighter, tags } from "@lezer/highlight";
import styles from "./CodeControl.module.css";

const highlighter = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.tagName, tags.heading], class: styles.keyword ?? "" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue, tags.link, tags.url], class: styles.text ?? "" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: styles.figure ?? "" },
  { tag: [tags.propertyName, tags.attributeName, tags.typeName, tags.className, tags.labelName], class: styles.name ?? "" },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], class: styles.comment ?? "" },
  { tag: tags.strong, class: styles.strong ?? "" },
  { tag: tags.emphasis, class: styles.emphasis ?? "" },
  { tag: tags.invalid, class: styles.wrong ?? "" },
]);

const field = { border: "1px solid var(--border-strong)", borderRadius: "var(--radius-small)", color: "inherit", fontSize: "inherit", padding: "2px 8px" };

/** The parts of CodeMirror by the tokens of the theme; its own sheet comes behind those of the page. */
const parts = EditorView.theme({
  "&": { color: "var(--text-normal)", maxHeight: "60vh" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.5" },
  // A press below the last line leads into the text too.
  ".cm-content, .cm-gutter": { minHeight: "132px" },
  ".cm-content": { caretColor: "var(--text-strong)", padding: "var(--space-2) 0" },
  ".cm-line": { padding: "0 var(--space-3)" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--text-weak)", border: "none", borderRight: "1px solid var(--border-weak)" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "32px", padding: "0 var(--space-2)" },
  ".cm-placeholder": { color: "var(--text-weak)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-weak)", outline: "1px solid var(--accent)" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--danger-weak)", outline: "1px solid var(--danger)" },
  ".cm-searchMatch": { backgroundColor: "var(--warning-weak)", outline: "1px solid var(--warning)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--accent-weak)", outline: "1px solid var(--accent)" },
  ".cm-panels": { backgroundColor: "var(--surface-sunken)", color: "var(--text-normal)" },
  ".cm-panels.cm-panels-top": { borderBottom: "1px solid var(--border-weak)" },
  ".cm-panel.cm-search": { padding: "var(--space-2) 36px var(--space-2) var(--space-3)", fontSize: "var(--type-small)" },
  ".cm-panel.cm-search label": { fontSize: "inherit" },
  ".cm-textfield": { ...field, backgroundColor: "var(--surface-panel)" },
  ".cm-button": { ...field, backgroundImage: "none", backgroundColor: "var(--surface-panel)", cursor: "pointer" },
  ".cm-button:hover": { backgroundColor: "var(--surface-hover)" },
  ".cm-textfield:focus, .cm-button:focus-visible": { outline: "2px solid var(--focus-ring)" },
  ".cm-panel.cm-search [name=close]": { color: "inherit", fontSize: "20px", width: "28px", height: "28px", cursor: "pointer" },
});

/** What code looks like, in every theme. */
export const codeLooks = [syntaxHighlighting(highlighter), parts];
