import type { EditorSettings } from "#sdk/ui/controls/monaco/editorMessages.ts";
import { monaco } from "./monaco.ts";

/** Makes the theme of the page the editor's: its surfaces and the colours of code. */
export function applyLooks({ colours, isDark }: EditorSettings): void {
  const of = (name: keyof typeof colours): string => colours[name];
  const bare = (name: keyof typeof colours): string => of(name).slice(1, 7);
  document.documentElement.style.colorScheme = isDark ? "dark" : "light";
  document.body.style.background = of("surface-panel");
  monaco.editor.defineTheme("page", {
    base: isDark ? "vs-dark" : "vs",
    inherit: true,
    rules: [
      // Cyrillic between tags of markup is no name, and is right.
      ...["", "invalid"].map((token) => ({ token, foreground: bare("text-normal") })),
      ...["keyword", "tag", "metatag"].map((token) => ({ token, foreground: bare("accent") })),
      ...["string", "regexp", "attribute.value", "string.key.json"].map((token) => ({ token, foreground: bare("success") })),
      ...["number", "constant", "attribute.value.number"].map((token) => ({ token, foreground: bare("warning") })),
      ...["type", "attribute.name", "string.key.json"].map((token) => ({ token, foreground: bare("info") })),
      { token: "comment", foreground: bare("text-weak"), fontStyle: "italic" },
    ],
    colors: {
      "editor.background": of("surface-panel"),
      "editor.foreground": of("text-normal"),
      "editorLineNumber.foreground": of("text-weak"),
      "editorLineNumber.activeForeground": of("text-strong"),
      "editorCursor.foreground": of("text-strong"),
      "editor.lineHighlightBackground": of("surface-hover"),
      "editor.lineHighlightBorder": "#00000000",
      "editor.selectionBackground": `#${bare("accent")}40`,
      "editor.inactiveSelectionBackground": `#${bare("accent")}24`,
      "editor.findMatchBackground": `#${bare("warning")}66`,
      "editor.findMatchHighlightBackground": `#${bare("warning")}33`,
      "editorError.foreground": of("danger"),
      "editorWarning.foreground": of("warning"),
      "editorWidget.background": of("surface-sunken"),
      "editorWidget.foreground": of("text-normal"),
      "editorWidget.border": of("border-strong"),
      "editorSuggestWidget.selectedBackground": `#${bare("accent")}40`,
      "input.background": of("surface-panel"),
      "input.border": of("border-strong"),
      "scrollbarSlider.background": `#${bare("border-strong")}66`,
      "scrollbarSlider.hoverBackground": `#${bare("border-strong")}99`,
      "scrollbarSlider.activeBackground": `#${bare("border-strong")}cc`,
      "editorBracketMatch.background": `#${bare("accent")}24`,
      "editorBracketMatch.border": of("accent"),
      "focusBorder": of("focus-ring"),
    },
  });
  monaco.editor.setTheme("page");
}
