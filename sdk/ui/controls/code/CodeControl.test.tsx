// @vitest-environment jsdom
import { undo } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import { act, useState, type ReactElement } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { click, find, findSoon, press, renderUi, settle, type RenderedUi } from "../../../testing/renderUi.tsx";
import { withoutLayout } from "../../../testing/withoutLayout.ts";
import { CodeControl, type CodeControlProps } from "./CodeControl.tsx";

let ui: RenderedUi | undefined;
let said: string[] = [];
let giveValue: (text: string) => void = () => undefined;

beforeAll(withoutLayout);
beforeEach(() => void (said = []));
afterEach(() => ui?.end());

function Held({ text, ...more }: Partial<CodeControlProps> & { readonly text: string }): ReactElement {
  const [value, setValue] = useState(text);
  giveValue = setValue;
  const change = (next: string): void => {
    said.push(next);
    setValue(next);
  };
  return <CodeControl id="code" value={value} onChange={change} label="code" {...more} />;
}

async function show(text: string, more: Partial<CodeControlProps> = {}): Promise<void> {
  ui = renderUi(<Held text={text} {...more} />);
  await settle();
}

const view = (): EditorView => EditorView.findFromDOM(find("[role=textbox]")) as EditorView;
const root = (): HTMLElement => view().contentDOM;
const doc = (): string => view().state.doc.toString();
const write = (insert: string, from = 0): void => act(() => view().dispatch({ changes: { from, insert }, selection: { anchor: from + insert.length }, userEvent: "input" }));
/** The search reads its fields when they are left, and at each key. */
const fill = (name: string, text: string): void => {
  const field = find<HTMLInputElement>(`.cm-search [name=${name}]`);
  field.value = text;
  act(() => void field.dispatchEvent(new Event("change")));
};

describe("the editor of code", () => {
  it("UI676 its language comes by name and colours the text; a text in no known one is plain", async () => {
    const samples = { javascript: "const a = 1", ts: "let a: string", json: '{"a": null}', CSS: "a { color: red }", html: "<b>а</b>", sql: "select 1", markdown: "# а", tsx: "<A b={1} />" };
    for (const [language, text] of Object.entries(samples)) {
      await show(text, { language });
      await findSoon(".cm-line span[class]");
      expect([doc(), root().querySelectorAll(".cm-line span[class]").length > 0], language).toEqual([text, true]);
      ui?.end();
    }
    for (const language of ["cobol", "__proto__", undefined]) {
      await show("select 1", { language });
      expect([doc(), root().querySelector(".cm-line span")]).toEqual(["select 1", null]);
      ui?.end();
    }
    ui = undefined;
  });

  it("UI677 Tab indents until Escape was pressed once, which stays in the editor; a second Escape is not its own", async () => {
    const around = vi.fn();
    document.body.addEventListener("keydown", around);
    await show("а");
    press(root(), "Tab", { keyCode: 9 });
    expect(doc()).toBe("  а");
    press(root(), "Escape", { keyCode: 27 });
    expect(around.mock.calls.filter(([event]) => (event as KeyboardEvent).key === "Escape")).toEqual([]);
    const leave = new KeyboardEvent("keydown", { key: "Tab", keyCode: 9, bubbles: true, cancelable: true });
    act(() => void root().dispatchEvent(leave));
    expect([doc(), leave.defaultPrevented]).toEqual(["  а", false]);
    press(root(), "Escape", { keyCode: 27 });
    press(root(), "Escape", { keyCode: 27 });
    expect(around.mock.calls.filter(([event]) => (event as KeyboardEvent).key === "Escape")).toHaveLength(1);
    document.body.removeEventListener("keydown", around);
  });

  it("UI678 the search is in the person's language, finds and replaces; its Escape closes it alone", async () => {
    const around = vi.fn();
    document.body.addEventListener("keydown", around);
    await show("бир икки бир");
    click(find("[aria-label=codeFind]"));
    fill("search", "бир");
    press(find(".cm-search [name=search]"), "Enter", { keyCode: 13 });
    expect(view().state.sliceDoc(view().state.selection.main.from, view().state.selection.main.to)).toBe("бир");
    const words = [...document.querySelectorAll<HTMLElement>(".cm-search button, .cm-search label, .cm-search input[placeholder]")];
    expect(words.map((one) => one.getAttribute("aria-label") || one.textContent.trim())).toEqual([
      "codeFind", "codeNext", "codePrevious", "codeSelectAll", "codeCase", "codePattern", "codeWords", "codeReplaceBy", "codeReplace", "codeReplaceAll", "close",
    ]);
    fill("replace", "уч");
    click(find(".cm-search [name=replaceAll]"));
    expect(said.at(-1)).toBe("уч икки уч");
    press(find(".cm-search [name=search]"), "Escape", { keyCode: 27 });
    expect([document.querySelector(".cm-search"), document.activeElement === root()]).toEqual([null, true]);
    expect(around.mock.calls.filter(([event]) => (event as KeyboardEvent).key === "Escape")).toEqual([]);
    document.body.removeEventListener("keydown", around);
  });

  it("UI679 what nobody may change has its numbers and its search, and takes no key", async () => {
    for (const state of [{ isReadOnly: true }, { isDisabled: true }]) {
      await show("бир\nикки", state);
      expect([root().isContentEditable === true || root().getAttribute("contenteditable"), view().state.readOnly]).toEqual(["false", true]);
      expect([...document.querySelectorAll(".cm-lineNumbers .cm-gutterElement")].map((one) => one.textContent)).toContain("2");
      press(root(), "Tab", { keyCode: 9 });
      press(root(), "Delete", { keyCode: 46 });
      expect([doc(), said]).toEqual(["бир\nикки", []]);
      ui?.end();
    }
    ui = undefined;
  });

  it("UI696 its own value is never written back; one from outside changes what differs alone, and is not undone", async () => {
    await show("бир икки");
    write("!", 3);
    act(() => giveValue("бир! икки\r\nуч"));
    expect([doc(), view().state.selection.main.head, said]).toEqual(["бир! икки\nуч", 4, ["бир! икки"]]);
    act(() => void undo(view()));
    expect(said.at(-1)).toBe("бир икки\nуч");
  });
});
