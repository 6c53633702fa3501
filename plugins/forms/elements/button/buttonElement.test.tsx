// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { configOf, element } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

it("F601 a button submits nothing by itself, runs its module once while it is busy, and is off where it has none or the form is fixed", async () => {
  const press = { ...element("go"), type: "button", dataField: null, label: "Бажариш", js: "export default () => undefined;" };
  await stage.show({ config: configOf([element("name"), press, { ...press, id: "none", label: "Ҳеч нарса", js: undefined }, { ...press, id: "off", label: "Ўчиқ", isDisabled: true }]), values: { name: "a" } });
  const button = (words: string): HTMLButtonElement => [...stage.page.querySelectorAll("button")].find((one) => one.textContent?.includes(words))!;
  expect([button("Бажариш").type, button("Ҳеч нарса").disabled, button("Ўчиқ").disabled]).toEqual(["button", true, true]);
  await stage.press("Бажариш");
  await stage.press("Бажариш");
  const views = [...stage.page.querySelectorAll("[data-view=component]")].map((view) => JSON.parse(view.textContent) as object);
  expect(views).toEqual([expect.objectContaining({ group: "project", scope: "form:cities", props: { call: 1, given: { values: { name: "a" } } } })]);
  expect([button("Бажариш").getAttribute("aria-busy"), stage.done.filter((line) => line.includes("forms."))]).toEqual(["true", []]);
});
