// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withoutLayout } from "#sdk/testing/withoutLayout.ts";
import { loadMarkdown } from "#sdk/ui/html/loadMarkdown.ts";
import { loadSanitizer } from "#sdk/ui/html/loadSanitizer.ts";
import { configOf, element } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";

let stage: FormStage;

beforeEach(async () => {
  const editors = [import("./loadRichText.tsx"), import("#sdk/ui/controls/rich-text/BlocksControl.tsx")];
  await Promise.all([loadSanitizer(), loadMarkdown(), ...editors]);
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const later = async (): Promise<void> => await act(async () => await new Promise((resolve) => setTimeout(resolve, 50)));
const document = (text: string, href?: string) => ({
  type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text, ...(href && { marks: [{ type: "link", attrs: { href } }] }) }] }],
});
const elements = [element("html", { type: "richtext" }), element("blocks", { type: "richtext_blocks" }), element("guide", { type: "markdown" })];

it("F568 what nobody may change is shown without an editor, and its links open as the product's", async () => {
  const values = { html: '<p>а <a href="tables/a">б</a></p>', blocks: document("в", "tables/b"), guide: "**г** [д](tables/c)" };
  await stage.show({ config: configOf(elements.map((one) => ({ ...one, isReadOnly: true }))), values });
  await later();
  expect(["html", "blocks", "guide"].map((name) => stage.input(name).textContent.trim())).toEqual(["а б", "в", "г д"]);
  expect(stage.page.querySelector("[contenteditable], [role=toolbar]")).toBeNull();
  for (const link of stage.page.querySelectorAll<HTMLElement>("[role=textbox] a")) await act(async () => link.click());
  for (const link of ["tables/a", "tables/b", "tables/c"]) expect(stage.done).toContainEqual(expect.stringContaining(link));
});

it("F567 where a conflict shows two values, they read as text", async () => {
  withoutLayout();
  let values: Record<string, unknown> = { html: "<p>а</p>", blocks: document("б") };
  let version = 1;
  const read = async () => await Promise.resolve({ id: "r1", version, values, files: {} });
  await stage.show({ config: configOf(elements.slice(0, 2)), values, calls: { read } });
  await later();
  for (const line of stage.page.querySelectorAll("[role=textbox] p")) line.textContent = "меники";
  await later();
  values = { html: "<h2>г</h2><p>д &amp; е</p>", blocks: document("ё") };
  version = 2;
  await act(async () => stage.announce({ tables: ["cities"], recordId: "r1", change: "update" }));
  await stage.press("forms.compare");
  const cells = [...stage.page.querySelectorAll("td")].map((cell) => cell.textContent);
  expect(cells).toEqual(["а", "меники", "г д & е", "б", "меники", "ё"]);
});
