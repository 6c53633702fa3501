// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import type { Editor } from "@tiptap/core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Block } from "#core/blocks/blockTypes.ts";
import { coerceValue } from "#core/elements/elementValue.ts";
import { click, find, press, renderUi, settle, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import { withoutLayout } from "../../../testing/withoutLayout.ts";
import { BlocksView } from "../../html/BlocksView.tsx";
import { BlocksControl } from "./BlocksControl.tsx";

let ui: RenderedUi | undefined;
let said: unknown[] = [];
let giveValue: (document: Block | null) => void = () => undefined;

beforeAll(withoutLayout);
beforeEach(() => void (said = []));
afterEach(() => ui?.end());

function Held({ document }: { readonly document: Block | null }): ReactElement {
  const [value, setValue] = useState(document);
  giveValue = setValue;
  const change = (next: unknown): void => {
    said.push(next);
    setValue(next as Block | null);
  };
  return <BlocksControl id="text" value={value} onChange={change} label="text" />;
}

const show = (document: Block | null): void => void (ui = renderUi(<Held document={document} />));
const root = (): HTMLElement => find("[role=textbox]");
const editor = (): Editor => (root() as HTMLElement & { editor: Editor }).editor;
const tool = (label: string): HTMLElement => find(`[role=toolbar] [aria-label=${label}]`);
const select = (from: number, to = from): void => act(() => void editor().commands.setTextSelection({ from, to }));
const text = (letters: string): Block => ({ type: "text", text: letters });
const paragraph = (...content: Block[]): Block => ({ type: "paragraph", content });
const doc = (...content: Block[]): Block => ({ type: "doc", content });
const item = (letters: string): Block => ({ type: "listItem", content: [paragraph(text(letters))] });

describe("the block editor", () => {
  const future = doc(
    paragraph(text("бир"), { type: "mention", attrs: { id: 5 } }, { ...text("икки"), marks: [{ type: "comment", attrs: { by: { id: 1 } } }] }),
    { type: "chart", attrs: { data: [1, { a: 2 }] }, content: [{ type: "series" }] },
    { type: "bulletList", content: [{ type: "taskItem", attrs: { done: true } }] },
    paragraph(text("уч")),
  );

  it("UI701 what is not known has a placeholder and is kept when something else is changed", () => {
    show(future);
    expect(root().textContent).toBe("бирeditorUnknownиккиeditorUnknowneditorUnknownуч");
    expect(root().querySelectorAll("[data-unknown]")).toHaveLength(3);
    act(() => void editor().commands.insertContentAt(editor().state.doc.content.size - 1, "!"));
    expect(said.at(-1)).toEqual({ ...future, content: [...(future.content ?? []).slice(0, -1), paragraph(text("уч!"))] });
  });

  it("UI701 a document that nothing of fits is shown by placeholders, and not emptied by a change", () => {
    const odd = doc(text("бир"), { type: "listItem", content: [paragraph(text("икки"))] });
    show(odd);
    expect(root().textContent).toContain("editorUnknown");
    act(() => void editor().commands.insertContentAt(editor().state.doc.content.size, { type: "paragraph", content: [{ type: "text", text: "уч" }] }));
    expect(said.at(-1)).toEqual(doc(...(odd.content ?? []), paragraph(text("уч"))));
  });

  const tools = ["editorHeading", "editorSubheading", "editorBold", "editorItalic", "editorUnderline", "editorStrike", "editorCode", "editorBullets", "editorNumbers", "editorQuote", "editorCodeBlock", "editorRule"];

  it.each(tools)("UI702 what %s writes is kept by the server's rule, and read again as it was", (label) => {
    show(doc(paragraph(text("бир икки")), paragraph(text("уч"))));
    select(1, 9);
    click(tool(label));
    const written = said.at(-1);
    expect(coerceValue("richtext_blocks", written)).toEqual({ ok: true, value: written });
    const html = root().innerHTML;
    ui?.end();
    show(written as Block);
    expect([root().innerHTML, said.length]).toEqual([html, 1]);
  });

  it("UI702 an item goes into the one before and out again, and an emptied document is none", () => {
    show(doc({ type: "bulletList", content: [item("бир"), item("икки")] }));
    select(10);
    click(tool("editorIndent"));
    expect(said.at(-1)).toEqual(doc({ type: "bulletList", content: [{ type: "listItem", content: [paragraph(text("бир")), { type: "bulletList", content: [item("икки")] }] }] }));
    act(() => void editor().commands.clearContent(true));
    expect(said.at(-1)).toBeNull();
  });

  it("UI696 a document from outside changes what differs alone, and is not undone", () => {
    show(doc(paragraph(text("бир"))));
    const line = find("[role=textbox] p");
    act(() => void editor().commands.insertContentAt(4, "!"));
    select(3);
    act(() => giveValue(doc(paragraph(text("бир!")), paragraph(text("икки")))));
    expect([find("[role=textbox] p"), root().textContent, editor().state.selection.from, said.length]).toEqual([line, "бир!икки", 3, 1]);
    act(() => void editor().commands.undo());
    expect(said.at(-1)).toEqual(doc(paragraph(text("бир")), paragraph(text("икки"))));
    act(() => giveValue(null));
    expect(root().textContent).toBe("");
  });

  it("UI694 a pasted picture is refused in words", () => {
    show(null);
    act(() => {
      const event = new Event("paste", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "clipboardData", { value: { getData: () => "", files: [new File(["x"], "a.png", { type: "image/png" })] } });
      root().dispatchEvent(event);
    });
    expect(find("[role=alert]").textContent).toContain("editorPicturesRefused");
    expect(root().querySelector("img:not(.ProseMirror-separator)")).toBeNull();
  });

  it("UI699 a link is set, found at the caret, and taken away; an unsafe address is refused", async () => {
    show(doc(paragraph(text("бир"))));
    select(1, 4);
    click(tool("editorLink"));
    type(find("[aria-label=editorAddress]"), "javascript:run()");
    press(find("[aria-label=editorAddress]"), "Enter");
    expect(find("[role=alert]").textContent).toBe("editorAddressWrong");
    type(find("[aria-label=editorAddress]"), "tables/cities");
    press(find("[aria-label=editorAddress]"), "Enter");
    await settle();
    expect(said.at(-1)).toEqual(doc(paragraph({ ...text("бир"), marks: [{ type: "link", attrs: { href: "tables/cities" } }] })));
    select(2);
    click(tool("editorLink"));
    click(find("[aria-label=editorLinkRemove]"));
    await settle();
    expect(said.at(-1)).toEqual(doc(paragraph(text("бир"))));
  });
});

describe("a document without its editor", () => {
  it("UI703 it is elements, its links open as the product's, and what is not known has a placeholder", () => {
    const opened: string[] = [];
    const whole = doc(
      { type: "heading", attrs: { level: 3 }, content: [text("а")] },
      paragraph({ ...text("б"), marks: [{ type: "bold" }, { type: "link", attrs: { href: "tables/cities" } }] }, { type: "hardBreak" }, { ...text("<b>"), marks: [{ type: "link", attrs: { href: "javascript:run()" } }, { type: "comment" }] }),
      { type: "orderedList", attrs: { start: 3 }, content: [item("в")] },
      { type: "chart", content: [paragraph(text("г"))] },
      { type: "horizontalRule" },
    );
    ui = renderUi(<main><BlocksView document={whole} hrefOf={(link) => `/app/${link}`} onLink={(link, event) => { event.preventDefault(); opened.push(link); }} /></main>);
    expect(find("main > div").innerHTML).toBe(
      '<h3>а</h3><p><a href="/app/tables/cities"><strong>б</strong></a><br>&lt;b&gt;</p><ol start="3"><li><p>в</p></li></ol><span data-unknown="">editorUnknown</span><hr>',
    );
    click(find("main a"));
    expect(opened).toEqual(["tables/cities"]);
  });
});
