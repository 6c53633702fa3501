// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allowedHtml, allowedValue } from "#core/html/allowedHtml.ts";
import { click, find, press, renderUi, settle, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import { withoutLayout } from "../../../testing/withoutLayout.ts";
import { loadSanitizer, type Sanitize } from "../../html/loadSanitizer.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import { Quill } from "./quillFormats.ts";
import { RichTextControl } from "./RichTextControl.tsx";

let ui: RenderedUi | undefined;
let sanitize: Sanitize;
let said: string[] = [];
let giveValue: (html: string) => void = () => undefined;

beforeAll(async () => {
  sanitize = await loadSanitizer();
  withoutLayout();
});
beforeEach(() => void (said = []));
afterEach(() => ui?.end());

function Held({ html }: { readonly html: string }): ReactElement {
  const [value, setValue] = useState(html);
  giveValue = setValue;
  const change = (next: string): void => {
    said.push(next);
    setValue(next);
  };
  return (
    <FieldFrame id="text" label="Изоҳ">
      {({ describedBy }) => <RichTextControl id="text" value={value} onChange={change} sanitize={sanitize} describedBy={describedBy} />}
    </FieldFrame>
  );
}

const show = (html: string): void => void (ui = renderUi(<Held html={html} />));
const root = (): HTMLElement => find("[role=textbox]");
const quill = (): InstanceType<typeof Quill> => Quill.find(root().parentElement as HTMLElement) as InstanceType<typeof Quill>;
const select = (from: number, length: number): void => act(() => quill().setSelection(from, length, "silent"));
const tool = (label: string): HTMLElement => find(`[role=toolbar] [aria-label=${label}]`);
const paste = (data: Readonly<Record<string, string>>, files: readonly File[] = []): void =>
  act(() => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "clipboardData", { value: { getData: (kind: string) => data[kind] ?? "", files } });
    root().dispatchEvent(event);
  });

describe("the rich-text editor", () => {
  const tools = [
    "editorHeading", "editorSubheading", "editorBold", "editorItalic", "editorUnderline", "editorStrike", "editorCode", "editorBullets", "editorNumbers", "editorChecks",
    "editorIndent", "editorAlignCenter", "editorAlignRight", "editorQuote",
  ];

  it.each(tools)("UI692 what %s writes is kept by the one list, shown, and read again as it was", (label) => {
    show("<p>бир икки</p><p>уч</p>");
    select(0, 8);
    click(tool(label));
    const html = said.at(-1) ?? "";
    expect(html).not.toBe("<p>бир икки</p><p>уч</p>");
    const holder = document.createElement("div");
    holder.append(sanitize(html));
    expect(holder.innerHTML).toBe(html);
    const written = quill().getContents();
    ui?.end();
    show(html);
    expect(quill().getContents()).toEqual(written);
    expect(said.at(-1)).toBe(html);
  });

  it("UI692 an item of a list keeps its kind, its depth and its place on the line", () => {
    show("<p>бир</p>");
    select(0, 3);
    for (const label of ["editorChecks", "editorIndent", "editorAlignRight"]) click(tool(label));
    expect(said.at(-1)).toBe('<ol><li data-list="unchecked" class="ql-indent-1 ql-align-right">бир</li></ol>');
    expect(allowedHtml.attributes).toContain("data-list");
    expect(allowedValue("class", "ql-indent-1 ql-align-right")).toBe("ql-indent-1 ql-align-right");
  });

  it("UI693 a space is a space, code keeps its lines, and an emptied text is none", async () => {
    show("<p>a</p>");
    await act(async () => {
      find("[role=textbox] p").textContent = "a b c";
      await settle();
    });
    expect(said.at(-1)).toBe("<p>a b c</p>");
    act(() => void quill().formatLine(0, 1, "code-block", true, "user"));
    act(() => void quill().insertText(5, "\n  d", "user"));
    expect(said.at(-1)).toBe("<pre>\na b c\n  d</pre>");
    act(() => void quill().setContents([{ insert: "\n", attributes: { header: 2 } }], "user"));
    expect(said.at(-1)).toBe("");
  });

  it("UI694 a pasted picture is refused in words, in a text from elsewhere too, and one that is there stays", () => {
    show('<p>а<img src="/a.png"></p>');
    expect(find("[role=textbox] img").getAttribute("src")).toBe("/a.png");
    select(1, 0);
    paste({}, [new File(["x"], "a.png", { type: "image/png" })]);
    expect(find("[role=alert]").textContent).toContain("editorPicturesRefused");
    click(find("[role=alert] button"));
    expect(document.querySelector("[role=alert]")).toBeNull();
    paste({ "text/html": '<p>б<img src="data:image/png;base64,AAAA"></p>' });
    expect(find("[role=alert]").textContent).toContain("editorPicturesRefused");
    expect(root().querySelectorAll("img")).toHaveLength(1);
    expect(said.at(-1)).toContain("б");
  });

  it("UI695 what is pasted of a word processor is its text and structure, without its looks", () => {
    show("<p>а</p>");
    select(0, 1);
    paste({
      "text/html":
        '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal{color:red}</style></head><body>' +
        '<p class="MsoNormal" style="color:red;font-family:Arial"><b>Бир</b><o:p></o:p></p><p><span style="font-size:40pt" onclick="run()">икки</span> <a href="javascript:run()">уч</a> <a href="https://uz.example">тўрт</a></p></body></html>',
    });
    expect(said.at(-1)).toBe('<p><strong>Бир</strong></p><p>икки уч <a href="https://uz.example">тўрт</a></p>');
    paste({ "text/html": '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li><p><span style="font-weight:700">беш</span></p></li></ul></b>' });
    expect(said.at(-1)).toContain("<strong>беш</strong></li>");
  });

  it("UI696 its own value is never written back, and another changes what differs alone", () => {
    show("<p>бир икки</p>");
    const line = find("[role=textbox] p");
    act(() => void quill().insertText(3, "x", "user"));
    select(4, 0);
    expect(said).toEqual(["<p>бирx икки</p>"]);
    act(() => giveValue("<p>бирx икки</p><p>уч</p>"));
    expect(root().innerHTML).toBe("<p>бирx икки</p><p>уч</p>");
    expect(find("[role=textbox] p")).toBe(line);
    expect(quill().getSelection()?.index).toBe(4);
    expect(said).toHaveLength(1);
    act(() => void quill().history.undo());
    expect(said.at(-1)).toContain("уч");
  });

  it("UI696 a value from outside waits for the end of a composition", async () => {
    show("<p>а</p>");
    act(() => void root().dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true })));
    act(() => giveValue("<p>б</p>"));
    expect(root().textContent).toBe("а");
    act(() => void root().dispatchEvent(new CompositionEvent("compositionend", { bubbles: true })));
    await settle();
    expect(root().textContent).toBe("б");
  });

  it("UI697 the tools are one stop of the Tab key with arrows between them, and say what the text at the caret is", () => {
    show("<p><strong>а</strong>б</p>");
    expect(find("[role=toolbar]").querySelectorAll("[tabindex='0']")).toHaveLength(1);
    tool("editorHeading").focus();
    press(tool("editorHeading"), "ArrowLeft");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("editorLink");
    press(document.activeElement as Element, "ArrowRight");
    press(document.activeElement as Element, "ArrowRight");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("editorSubheading");
    act(() => quill().setSelection(0, 1, "user"));
    expect(tool("editorBold").getAttribute("aria-pressed")).toBe("true");
    expect(tool("editorItalic").getAttribute("aria-pressed")).toBe("false");
  });

  it("UI698 the first Escape is the editor's, and Tab then leaves a list as well", () => {
    show('<ol><li data-list="bullet">а</li><li data-list="bullet">б</li></ol>');
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.body.addEventListener("keydown", hear);
    select(2, 0);
    press(root(), "Tab");
    expect(said.at(-1)).toContain("ql-indent-1");
    press(root(), "Escape");
    expect(heard).toEqual(["Tab"]);
    const tab = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true });
    expect([root().dispatchEvent(tab), said.length]).toEqual([true, 1]);
    press(root(), "Escape");
    expect(heard).toEqual(["Tab", "Escape"]);
    document.body.removeEventListener("keydown", hear);
  });

  it("UI707 Ctrl and Enter reach the form around, and make no line", () => {
    show("<p>а</p>");
    const heard: string[] = [];
    const hear = ({ key, ctrlKey, defaultPrevented }: KeyboardEvent): void => void heard.push(`${key} ${ctrlKey} ${defaultPrevented}`);
    document.body.addEventListener("keydown", hear);
    select(1, 0);
    press(root(), "Enter", { ctrlKey: true });
    document.body.removeEventListener("keydown", hear);
    expect([heard, said]).toEqual([["Enter true false"], []]);
  });

  it("UI699 a link is written in a line of its own: Enter sets it, Escape leaves it, an unsafe address is refused in words", () => {
    show("<p>бир</p>");
    select(0, 3);
    click(tool("editorLink"));
    type(find("[aria-label=editorAddress]"), "javascript:run()");
    press(find("[aria-label=editorAddress]"), "Enter");
    expect(find("[role=alert]").textContent).toBe("editorAddressWrong");
    press(find("[aria-label=editorAddress]"), "Escape");
    expect(document.querySelector("[aria-label=editorAddress]")).toBeNull();
    click(tool("editorLink"));
    type(find("[aria-label=editorAddress]"), "www.uz.example");
    press(find("[aria-label=editorAddress]"), "Enter");
    expect(said.at(-1)).toBe('<p><a href="https://www.uz.example">бир</a></p>');
    act(() => quill().setSelection(1, 0, "user"));
    click(tool("editorLink"));
    click(find("[aria-label=editorLinkRemove]"));
    expect(said.at(-1)).toBe("<p>бир</p>");
  });

  it("UI700 a press on its label leads into the text, and html from outside holds nothing that the one list does not name", async () => {
    show('<p onclick="run()">а <a href="javascript:run()">б</a><img src="https://other.example/a.png"></p>');
    click(find("label"));
    await settle();
    expect(document.activeElement).toBe(root());
    expect(root().getAttribute("aria-labelledby")).toBe(find("label").id);
    expect(root().innerHTML).not.toMatch(/onclick|javascript|other\.example/);
  });
});
