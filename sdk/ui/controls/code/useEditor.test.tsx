// @vitest-environment jsdom
import type { Editor as Tiptap } from "@tiptap/core";
import { EditorView } from "@codemirror/view";
import { act, useState, type ReactElement } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Block } from "#core/blocks/blockTypes.ts";
import { find, renderUi, settle, type RenderedUi } from "../../../testing/renderUi.tsx";
import { withoutLayout } from "../../../testing/withoutLayout.ts";
import { loadSanitizer, type Sanitize } from "../../html/loadSanitizer.ts";
import { loadMarkdown } from "../../html/loadMarkdown.ts";
import { BlocksControl } from "../rich-text/BlocksControl.tsx";
import { MarkdownControl } from "../rich-text/MarkdownControl.tsx";
import { Quill } from "../rich-text/quillFormats.ts";
import { RichTextControl } from "../rich-text/RichTextControl.tsx";
import { CodeControl } from "./CodeControl.tsx";

type Keep = (value: unknown) => void;

/** One editor, as a test drives it: what it is drawn by, how a person writes at its end, and whether they compose a word. */
interface Driven {
  readonly name: string;
  /** The value of a text of one line. */
  readonly valueOf: (text: string) => unknown;
  readonly draw: (value: unknown, onChange: Keep) => ReactElement;
  readonly write: (letters: string) => void;
  readonly compose: (isComposing: boolean) => void;
}

let ui: RenderedUi | undefined;
let sanitize: Sanitize;
let said: unknown[] = [];
let give: Keep = () => undefined;

beforeAll(async () => {
  [sanitize] = await Promise.all([loadSanitizer(), loadMarkdown()]);
  withoutLayout();
});
beforeEach(() => void (said = []));
afterEach(() => {
  ui?.end();
  vi.restoreAllMocks();
});

const root = (): HTMLElement => find("[role=textbox]");
const written = (): string => root().textContent;
const view = (): EditorView => EditorView.findFromDOM(root()) as EditorView;
const quill = (): InstanceType<typeof Quill> => Quill.find(root().parentElement as HTMLElement) as InstanceType<typeof Quill>;
const tiptap = (): Tiptap => (root() as HTMLElement & { editor: Tiptap }).editor;
const documentOf = (text: string): Block => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

const codeMirror = {
  valueOf: (text: string) => text,
  write: (letters: string) => view().dispatch({ changes: { from: view().state.doc.length, insert: letters }, userEvent: "input" }),
  compose: (isComposing: boolean) => void vi.spyOn(view(), "composing", "get").mockReturnValue(isComposing),
};
const editors: readonly Driven[] = [
  { ...codeMirror, name: "code", draw: (value, onChange) => <CodeControl id="text" label="text" value={value as string} onChange={onChange} /> },
  { ...codeMirror, name: "Markdown", draw: (value, onChange) => <MarkdownControl id="text" label="text" value={value as string} onChange={onChange} hrefOf={(link) => link} onLink={() => undefined} /> },
  {
    name: "rich text",
    valueOf: (text) => `<p>${text}</p>`,
    draw: (value, onChange) => <RichTextControl id="text" label="text" value={value as string} onChange={onChange} sanitize={sanitize} />,
    write: (letters) => void quill().insertText(quill().getLength() - 1, letters, "user"),
    compose: (isComposing) => void root().dispatchEvent(new CompositionEvent(isComposing ? "compositionstart" : "compositionend", { bubbles: true })),
  },
  {
    name: "blocks",
    valueOf: documentOf,
    draw: (value, onChange) => <BlocksControl id="text" label="text" value={value as Block} onChange={onChange} />,
    write: (letters) => void tiptap().commands.insertContentAt(tiptap().state.doc.content.size - 1, letters),
    compose: (isComposing) => void vi.spyOn(tiptap().view, "composing", "get").mockReturnValue(isComposing),
  },
];

/** A value that is kept elsewhere: what an editor says comes back when the test gives it. */
function Kept({ editor, first }: { readonly editor: Driven; readonly first: unknown }): ReactElement {
  const [value, setValue] = useState(first);
  give = setValue;
  return editor.draw(value, (next) => void said.push(next));
}

describe.each(editors)("the editor of $name", (editor) => {
  const { valueOf } = editor;
  const show = (text: string): void => void (ui = renderUi(<Kept editor={editor} first={valueOf(text)} />));
  const write = (letters: string): void => act(() => editor.write(letters));
  const giveText = (text: string): void => act(() => give(valueOf(text)));

  it("UI680 an own value that comes back late takes nothing of what was typed since; the same value from outside is then another", () => {
    show("я");
    for (const letter of ["а", "б", "в"]) write(letter);
    expect(said).toEqual(["яа", "яаб", "яабв"].map(valueOf));
    giveText("яаб");
    expect(written()).toBe("яабв");
    giveText("яабв");
    giveText("яаб");
    expect([written(), said.length]).toEqual(["яаб", 3]);
  });

  it("UI680 a value from outside ends the wait for own ones that were not taken", () => {
    show("я");
    write("а");
    giveText("бир");
    giveText("яа");
    expect(written()).toBe("яа");
    giveText("икки");
    expect(written()).toBe("икки");
  });

  it("UI680 a value from outside waits for the end of a composition, and gives way to what was composed", async () => {
    const end = async (): Promise<void> => {
      act(() => {
        editor.compose(false);
        root().dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
      });
      await settle(5);
    };
    show("бир");
    act(() => editor.compose(true));
    giveText("икки");
    expect(written()).toBe("бир");
    await end();
    expect(written()).toBe("икки");
    act(() => editor.compose(true));
    giveText("уч");
    write("!");
    await end();
    expect(written()).toBe("икки!");
  });
});
