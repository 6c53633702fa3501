// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { click, renderUi, settle } from "#sdk/testing/renderUi.tsx";
import { TemplateFields } from "./TemplateFields.tsx";

const outline = {
  tables: [{ id: "t", name: "towns", title: "Шаҳарлар", dataset: "cities" }],
  datasets: [{ id: "d", name: "cities", title: "Шаҳарлар", fields: [{ name: "name", title: "Номи", type: "text" }, { name: "size", title: "", type: "int" }] }],
};

/** What is offered for a template over that table, and what a press on the second of it copies. */
async function offered(more: { readonly table?: string; readonly isList?: boolean; readonly isWord?: boolean }): Promise<readonly string[]> {
  const copied: string[] = [];
  const { capabilities } = fakeCapabilities({ clipboard: { ...fakeCapabilities().capabilities.clipboard, writeText: async (text) => await Promise.resolve(void copied.push(text)) } });
  const http = { ...capabilities.http, call: (async () => await Promise.resolve(outline)) as unknown as CapabilityMap["http"]["call"] };
  const page = renderUi(<CapabilitiesContext value={{ ...capabilities, http }}><TemplateFields table="towns" isList={false} isWord={false} say={(key) => key} {...more} /></CapabilitiesContext>);
  await settle();
  const panel = document.querySelector("details");
  if (panel) {
    panel.open = true;
    panel.dispatchEvent(new Event("toggle"));
    await settle();
  }
  const buttons = [...document.querySelectorAll("button")];
  const texts = buttons.map(({ textContent }) => textContent ?? "");
  if (buttons[1]) click(buttons[1]);
  await settle();
  page.end();
  return [...texts, ...copied];
}

it("DT51 a template is offered the fields of its table by their titles, the number and the day, and a press copies one", async () => {
  expect(await offered({})).toEqual(["Номи{{row.name}}", "size{{row.size}}", "number{{number}}", "today{{today}}", "{{row.size}}"]);
  expect(await offered({ isList: true, isWord: true })).toEqual(["each{{#line of rows}} … {{/}}", "Номи{{line.name}}", "size{{line.size}}", "number{{number}}", "today{{today}}", "{{line.name}}"]);
  expect(await offered({ table: "" })).toEqual([]);
});
