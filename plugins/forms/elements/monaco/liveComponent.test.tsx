// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "#sdk/capabilities/user.ts";
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
});
