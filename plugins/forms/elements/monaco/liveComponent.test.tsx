// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "#sdk/capabilities/user.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { configOf, element } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";
import { writeCode } from "../../testing/writeCode.ts";
import { sample } from "./monacoSample.ts";

const values = { name: "Greeting", content: "<b>{{title}}</b>", css: ".a { color: red }", realm: "frame", js: "export default () => 1;" };

let stage: FormStage;

beforeEach(async () => {
  stage = new FormStage();
  await sample.prepare?.();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

async function show(permissions: readonly string[], more = {}): Promise<void> {
  const user = { current: createWritable({ id: "u", permissions } as unknown as User) };
  const config = configOf([...["name", "content", "css", "realm"].map((name) => element(name)), element("js", { type: "monaco", format: "tsx", valueField: "css", ...more })]);
  await stage.show({ config, values, given: { user } });
  await shows(() => expect(stage.page.querySelector("[role=textbox]")).not.toBeNull());
}

const shows = async (expected: () => void): Promise<void> => await vi.waitFor(async () => {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
  expected();
}, 5000);
/** What is drawn in the sandbox, the newest last. */
const drawn = (): Record<string, unknown>[] => [...stage.page.querySelectorAll("[data-view=component]")].map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);
const hasButton = (): boolean => stage.page.textContent.includes("Натижани кўрсатиш");

describe("a component that is written in a form", () => {
  it("F841 nothing of it runs before an administrator asks; then it is drawn as the form's fields say it, typed and not saved, until it is closed", async () => {
    await show(["platon.admin"]);
    await shows(() => expect(hasButton()).toBe(true));
    expect(drawn()).toEqual([]);
    await stage.press("Натижани кўрсатиш");
    const component = { name: "Greeting", scripts: [values.js], css: values.css, content: values.content, realm: "frame" };
    await shows(() => expect(drawn()).toEqual([{ group: "project", scope: "preview", component, props: {} }]));
    await writeCode(stage, "export default () => 2;", "js");
    await stage.type("css", ".a { color: blue }");
    await shows(() => expect(drawn().at(-1)?.["component"]).toMatchObject({ scripts: ["export default () => 2;"], css: ".a { color: blue }" }));
    await stage.press("Натижани ёпиш");
    expect(drawn()).toEqual([]);
  });

  it("F841 nobody else runs what is written, and code that is no component's is not run", async () => {
    await show(["cities.edit"]);
    expect(hasButton()).toBe(false);
    await stage.close();
    stage = new FormStage();
    await show(["platon.admin"], { valueField: undefined });
    expect(hasButton()).toBe(false);
  });

  const admin = { user: { current: createWritable({ id: "u", permissions: ["platon.admin"] } as unknown as User) } };
  const { http } = fakeCapabilities().capabilities;
  const source = (): Record<string, unknown> | undefined => drawn().at(-1);

  it("F845 the modules of a page's component are drawn in the page's styles, with what its queries answer", async () => {
    const page = { name: "main", title: "M", css: ".page {}", components: [], data: { all: [1, 2] } };
    const call = (async (name: string) => await Promise.resolve(name === "GET pages/{name}" ? page : { rows: [{ $id: "p1", name: "main" }] })) as unknown as typeof http.call;
    const config = configOf([...["name", "css", "pageId"].map((name) => element(name)), element("scripts", { type: "list", format: "tsx", valueField: "css" })]);
    await stage.show({ config, values: { name: "Board", css: ".own {}", pageId: "p1", scripts: ["export const a = 1;", "export default () => 2;"] }, given: { ...admin, http: { ...http, call } } });
    await shows(() => expect(hasButton()).toBe(true));
    await stage.press("Натижани кўрсатиш");
    await shows(() => expect(source()).toMatchObject({ component: { name: "Board", scripts: ["export const a = 1;", "export default () => 2;"], css: ".page {}\n.own {}" }, props: { data: { all: [1, 2] }, params: {}, page: "main" } }));
  });

  it("F846 the code of a form's html is drawn with the first record, its markup without code as it is; of other elements nothing is drawn", async () => {
    const call = (async () => await Promise.resolve({ kind: "forms", name: "cities", fields: [], rows: [{ name: "Хива" }] })) as unknown as typeof http.call;
    const config = configOf([...["type", "htmlContent", "css", "formId"].map((name) => element(name)), element("js", { type: "monaco", format: "tsx", valueField: "css" })]);
    const said = { type: "html", htmlContent: "<i>а</i>", css: "", formId: "f1", js: "export default () => 3;" };
    await stage.show({ config, values: said, given: { ...admin, http: { ...http, call } } });
    await shows(() => expect(hasButton()).toBe(true));
    await stage.press("Натижани кўрсатиш");
    await shows(() => expect(source()).toMatchObject({ component: { scripts: [said.js], content: "<i>а</i>" }, props: { values: { name: "Хива" } } }));
    await writeCode(stage, "", "js");
    await shows(() => expect([drawn(), stage.page.querySelector("section i")?.textContent]).toEqual([[], "а"]));
    await stage.type("type", "button");
    await shows(() => expect(hasButton()).toBe(false));
  });
});
