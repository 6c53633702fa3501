// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { configOf, element } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

it("F316 a fieldset draws its elements under its label, and what explains them below it", async () => {
  const place = { ...element("place", { label: "Манзил|||Ихтиёрий", hint: "Уй манзили" }), type: "fieldset", dataField: null };
  await stage.show({ config: configOf([{ ...place, children: [element("street"), element("house")] }, element("note")]) });
  const group = stage.page.querySelector("fieldset");
  expect(group?.querySelector("legend")?.textContent).toBe("Манзил");
  expect(document.getElementById(group?.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Ихтиёрий · Уй манзили");
  expect([...(group?.querySelectorAll("input") ?? [])].map(({ name }) => name)).toEqual(["street", "house"]);
});

it("F316 without label and hint nothing stands around its elements but the group", async () => {
  await stage.show({ config: configOf([{ ...element("place", { label: "" }), type: "fieldset", dataField: null, children: [element("street")] }]) });
  expect(stage.page.querySelector("fieldset")?.textContent).toBe("street");
  expect(stage.page.querySelector("fieldset")?.hasAttribute("aria-describedby")).toBe(false);
});
