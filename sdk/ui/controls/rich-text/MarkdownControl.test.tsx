// @vitest-environment jsdom
import { EditorView } from "@codemirror/view";
import { undo } from "@codemirror/commands";
import { act, useState, type ReactElement } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { click, find, press, renderUi, settle, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import { withoutLayout } from "../../../testing/withoutLayout.ts";
import { loadMarkdown } from "../../html/loadMarkdown.ts";
import { loadSanitizer } from "../../html/loadSanitizer.ts";
import { MarkdownControl } from "./MarkdownControl.tsx";

let ui: RenderedUi | undefined;
let said: string[] = [];
let opened: string[] = [];
let giveValue: (text: string) => void = () => undefined;

beforeAll(async () => {
  withoutLayout();
  await Promise.all([loadMarkdown(), loadSanitizer()]);
});
beforeEach(() => {
  said = [];
  opened = [];
});
afterEach(() => ui?.end());

function Held({ text }: { readonly text: string }): ReactElement {
  const [value, setValue] = useState(text);
  giveValue = setValue;
  const change = (next: string): void => {
    said.push(next);
    setValue(next);
  };
  const follow = (link: string, event: { preventDefault(): void }): void => {
    event.preventDefault();
    opened.push(link);
  };
  return <MarkdownControl id="text" value={value} onChange={change} label="text" hrefOf={(link) => `/app/${link}`} onLink={follow} />;
}

async function show(text: string): Promise<void> {
  ui = renderUi(<Held text={text} />);
  await settle();
}

const view = (): EditorView => EditorView.findFromDOM(find("[role=textbox]")) as EditorView;
const select = (from: number, to = from): void => act(() => view().dispatch({ selection: { anchor: from, head: to } }));
const tool = (label: string): HTMLElement => find(`[role=toolbar] [aria-label=${label}]`);
const preview = (): HTMLElement => find("#text-side-panel-preview");

describe("the Markdown editor", () => {
  it("UI704 beside the text stands what becomes of it: html in it is text, and its links open as the product's", async () => {
    await show("# Сарлавҳа\n\n- **бир**\n- [икки](tables/cities) [уч](javascript:run())\n\n<img src=x onerror=run()> ![т](https://other.example/a.png)");
    expect(preview().querySelector("h2")?.textContent).toBe("Сарлавҳа");
    expect(preview().querySelector("li strong")?.textContent).toBe("бир");
    expect([...preview().querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/app/tables/cities"]);
    expect(preview().querySelector("[onerror], [src]")).toBeNull();
    expect(preview().textContent).toContain("<img src=x onerror=run()>");
    click(find("#text-side-panel-preview a"));
    expect(opened).toEqual(["tables/cities"]);
    act(() => view().dispatch({ changes: { from: 2, insert: "Янги " }, userEvent: "input" }));
    await settle();
    expect(preview().querySelector("h2")?.textContent).toBe("Янги Сарлавҳа");
  });

  it("UI705 the tools and their keys set the signs of the text, and take them away again", async () => {
    await show("бир\nикки");
    select(0, 3);
    for (const [label, text] of [["editorBold", "**бир**\nикки"], ["editorBold", "бир\nикки"], ["editorItalic", "_бир_\nикки"], ["editorItalic", "бир\nикки"], ["editorCode", "`бир`\nикки"], ["editorCode", "бир\nикки"]] as const) {
      click(tool(label));
      expect(said.at(-1)).toBe(text);
    }
    press(view().contentDOM, "b", { ctrlKey: true });
    expect(said.at(-1)).toBe("**бир**\nикки");
    act(() => void undo(view()));
    select(0, 8);
    for (const [label, text] of [["editorBullets", "- бир\n- икки"], ["editorBullets", "бир\nикки"], ["editorNumbers", "1. бир\n1. икки"], ["editorNumbers", "бир\nикки"], ["editorQuote", "> бир\n> икки"]] as const) {
      click(tool(label));
      expect(said.at(-1)).toBe(text);
    }
    select(2);
    click(tool("editorHeading"));
    expect(said.at(-1)).toBe("# > бир\n> икки");
    select(4, 7);
    click(tool("editorLink"));
    type(find("[aria-label=editorAddress]"), "https://uz.example/(a)");
    press(find("[aria-label=editorAddress]"), "Enter");
    expect(said.at(-1)).toBe("# > [бир](https://uz.example/(a%29)\n> икки");
  });

  it("UI706 where there is little room the text and what becomes of it are two tabs", async () => {
    await show("бир");
    const [first, second] = [...document.querySelectorAll("[role=tab]")] as [HTMLElement, HTMLElement];
    expect([first.textContent, second.textContent, first.getAttribute("aria-selected")]).toEqual(["editorText", "editorPreview", "true"]);
    expect([find("#text-side-panel-text").className, preview().className].map((name) => name.includes("other"))).toEqual([false, true]);
    click(second);
    expect([find("#text-side-panel-text").className, preview().className].map((name) => name.includes("other"))).toEqual([true, false]);
  });

  it("UI696 its own value is never written back; one from outside changes what differs alone, and is not undone", async () => {
    await show("бир икки");
    act(() => view().dispatch({ changes: { from: 3, insert: "!" }, selection: { anchor: 4 }, userEvent: "input" }));
    act(() => giveValue("бир! икки\r\nуч"));
    expect([view().state.doc.toString(), view().state.selection.main.head, said]).toEqual(["бир! икки\nуч", 4, ["бир! икки"]]);
    act(() => void undo(view()));
    expect(said.at(-1)).toBe("бир икки\nуч");
  });
});
