// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { ViewHostContext } from "#sdk/react/View.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import type { Trial } from "#sdk/wire.ts";
import { forms } from "../index.ts";
import type { Tried } from "./Tried.ts";
import { MetricButton } from "./MetricButton.tsx";
import { TryButton } from "./TryButton.tsx";

const trial: Trial = {
  answer: { text: '{\n  "towns": 20\n}', isCut: false }, ms: 12, failure: null,
  stages: [
    { name: "towns", kind: "table", ms: 4, rows: 20, result: { text: "[]", isCut: true }, logs: [], failure: null },
    { name: "sums", kind: "program", ms: 8, rows: null, result: null, logs: ["seen 1"], failure: { code: "program_failed", message: "failed", fields: {}, fault: { kind: "thrown", name: "RangeError", message: "too far", line: 3, column: 7 } } },
  ],
};
const outline = { name: "totals", method: "GET", parameters: [{ name: "region", type: "string", options: ["north", "south"] }, { name: "least", type: "int", isRequired: true }], declarations: "" };

let page: PluginPage;
let asked: [string, { body?: { params: object; drafts: object[] } }][];
let answer: () => unknown;
let isSure: boolean;
let confirmed: string[];

beforeEach(() => {
  page = new PluginPage();
  [asked, answer, isSure, confirmed] = [[], () => trial, true, []];
});
afterEach(async () => expect(await page.close()).toEqual([]));

const shows = async (expected: () => void): Promise<void> => await vi.waitFor(async () => {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  expected();
}, { timeout: 10_000 });
const dialog = (): HTMLElement | null => document.querySelector("[role=dialog]");
const press = async (name: string): Promise<void> => await act(async () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent.includes(name))?.click());

async function open(tried: Partial<Tried> = {}, method = "GET"): Promise<void> {
  const { capabilities } = fakeCapabilities();
  const call = (async (name: string, options: object) => {
    asked.push([name, options]);
    return await Promise.resolve(name === "GET endpoints/{id}/outline" ? { ...outline, method } : answer());
  }) as unknown as CapabilityMap["http"]["call"];
  const plugin = runPlugin(forms, {
    ...capabilities, http: { ...capabilities.http, call },
    dialogs: { ...capabilities.dialogs, confirm: async ({ text }) => await Promise.resolve((confirmed.push(text), isSure)) },
  });
  const draft = { source: "export default () => 2;" };
  await page.show(plugin, <TryButton entity="api_stages" id="s1" values={() => ({ endpointId: "e1", ...draft })} draft={() => draft} {...tried} />);
  await shows(() => expect(document.body.textContent).toContain("Синаб кўриш"));
  await press("Синаб кўриш");
  await shows(() => expect(dialog()?.textContent).toContain("region"));
}
const runs = (): unknown[] => asked.filter(([name]) => name === "POST endpoints/{id}/try").map(([, options]) => options);

describe("trying an endpoint from its form", () => {
  it("EP45 EP59 it begins in the first parameter, runs what the form has now with what was typed, and shows the answer and what each stage did", async () => {
    await open();
    expect(document.activeElement).toBe(dialog()?.querySelector("input, textarea, [role=combobox]"));
    const input = dialog()?.querySelector<HTMLInputElement>("input[id$=least]");
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "5");
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await press("Ишга тушириш");
    await shows(() => expect(dialog()?.textContent).toContain('"towns": 20'));
    expect(runs()).toEqual([{ params: { id: "e1" }, body: { params: { least: "5" }, drafts: [{ entity: "api_stages", id: "s1", values: { source: "export default () => 2;" } }] } }]);
    const text = dialog()?.textContent ?? "";
    for (const part of ["12 миллисония", "20 қатор", "Жадвал сўрови", "3-қатор, 7-устун: RangeError: too far", "seen 1", "Давоми кўрсатилмайди"]) expect(text).toContain(part);
  });

  it("EP45 parameters can be typed as JSON, and what is none is not run", async () => {
    await open();
    await press("JSON кўринишида");
    const area = dialog()?.querySelector("textarea");
    const write = async (text: string): Promise<void> => await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, text);
      area?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await write("[1");
    await press("Ишга тушириш");
    expect([runs(), dialog()?.textContent.includes("Хато JSON киритилган")]).toEqual([[], true]);
    await write('{ "least": 7 }');
    await press("Ишга тушириш");
    expect(runs()).toMatchObject([{ body: { params: { least: 7 } } }]);
  });

  it("EP46 one that may change something is asked about before it runs", async () => {
    isSure = false;
    await open({}, "POST");
    await press("Ишга тушириш");
    expect([confirmed.length, runs()]).toEqual([1, []]);
    isSure = true;
    await press("Ишга тушириш");
    expect([confirmed.length, runs().length]).toEqual([2, 1]);
  });

  it("EP45 what is wrong with the draft is told with its place, and a refused parameter at its field", async () => {
    answer = () => {
      throw new PlatonError("config_invalid", "expected", { status: 422, data: { problems: [{ file: "endpoints/totals.json", path: "$.stages[0].query.table", reason: "жадвал йўқ" }] } });
    };
    await open();
    await press("Ишга тушириш");
    await shows(() => expect(dialog()?.querySelector("[role=alert]")?.textContent).toContain("endpoints/totals.json $.stages[0].query.table: жадвал йўқ"));
    answer = () => ({ answer: null, ms: 1, stages: [], failure: { code: "invalid_values", message: "", fields: { least: ["Майдонни тўлдириш керак"] }, fault: null } });
    await press("Ишга тушириш");
    await shows(() => expect(dialog()?.querySelector("input[id$=least]")?.getAttribute("aria-invalid")).toBe("true"));
  });
});

describe("what a metric finds, from its form", () => {
  async function openMetric(values: object, found: unknown = undefined): Promise<void> {
    const { capabilities } = fakeCapabilities();
    const call = (async (name: string, options: object) => {
      asked.push([name, options]);
      return await Promise.resolve(found);
    }) as unknown as CapabilityMap["http"]["call"];
    const host = { Drawn: ({ props }: { props: object }) => <p>{JSON.stringify(props)}</p>, prepare: async () => await Promise.resolve() };
    const metric = <MetricButton values={() => ({ name: "towns", parameters: [], ...values })} />;
    await page.show(runPlugin(forms, { ...capabilities, http: { ...capabilities.http, call } }), <ViewHostContext value={host}>{metric}</ViewHostContext>);
    await shows(() => expect(document.body.textContent).toContain("Натижани кўриш"));
    await press("Натижани кўриш");
    await shows(() => expect(dialog()?.textContent).toContain("Кўрсатиш"));
  }

  it("MT76 it is drawn with the parameters that are typed, at once where none is needed", async () => {
    await openMetric({ shape: "series" });
    expect(dialog()?.textContent).toContain('{"chart":"bar","metric":"towns","params":{}}');
    await page.close();
    page = new PluginPage();
    await openMetric({ shape: "series", parameters: [{ name: "since", type: "string", isRequired: true }] });
    expect(dialog()?.textContent).not.toContain('"chart"');
    await act(async () => {
      const field = dialog()?.querySelector("input");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "2026");
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await press("Кўрсатиш");
    await shows(() => expect(dialog()?.textContent).toContain('"params":{"since":"2026"}'));
  });

  it("MT76 its rows are a table, in the words of their lists", async () => {
    const columns = [{ name: "state", title: "Ҳолати", type: "text", options: [{ id: "new", name: "Янги" }] }, { name: "n", title: "Сони", type: "int" }];
    await openMetric({ shape: "rows" }, { shape: "rows", title: "Шаҳарлар", at: "", columns, rows: [{ state: "new", n: 3 }, { state: null, n: 0 }], isCut: false });
    await shows(() => expect([...dialog()?.querySelectorAll("tr") ?? []].map(({ textContent }) => textContent)).toEqual(["ҲолатиСони", "Янги3", "—0"]));
  });
});
