// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { plainExpressions } from "#sdk/testing/plainExpressions.ts";
import type { FormElement } from "#sdk/wire.ts";
import { configOf, element } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";
import { prepareCode } from "../../testing/writeCode.ts";

let stage: FormStage;
beforeEach(async () => {
  stage = new FormStage();
  await Promise.all([prepareCode(), import("./TypedValueControl.tsx")]);
});
afterEach(async () => expect(await stage.close()).toEqual([]));

async function show(values: Record<string, unknown>, more: Partial<FormElement> = {}): Promise<void> {
  const config = configOf([element("type"), element("operator"), element("by_default", { type: "raw_json", valueField: "type", ...more })]);
  await stage.show({ config, values: { operator: null, by_default: null, ...values }, expressions: plainExpressions });
}

const shows = async (expected: () => void): Promise<void> => await vi.waitFor(async () => {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
  expected();
}, 5000);

it("F842 the control is that of the type, and another one as soon as the type is another", async () => {
  await show({ type: "int", by_default: 5 });
  await shows(() => expect(stage.input("by_default").value).toBe("5"));
  expect(stage.page.querySelector("[role=combobox]")).toBeNull();
  await stage.type("type", "boolean");
  await shows(() => expect(stage.page.querySelector("[role=combobox]")).not.toBeNull());
  await stage.type("type", "json");
  await shows(() => expect([stage.page.querySelector("[role=combobox]"), stage.page.querySelector(".cm-content")?.textContent]).toEqual([null, "5"]));
});

it("F844 an expression may stand for the value where the product works it out, and the way back is one press", async () => {
  await show({ type: "date", by_default: { $expression: "values.day" } }, { format: "defaultValue" });
  await shows(() => expect(stage.page.querySelector("[role=textbox]")?.textContent).toBe("values.day"));
  const button = [...stage.page.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === "Ифода билан ҳисоблаш");
  expect(button?.getAttribute("aria-pressed")).toBe("true");
  await act(async () => button?.click());
  await shows(() => expect(stage.page.querySelector("[role=textbox]")).toBeNull());
  await act(async () => button?.click());
  await shows(() => expect(stage.page.querySelector("[role=textbox]")).not.toBeNull());
});
