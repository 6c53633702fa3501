// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import { plainExpressions } from "#sdk/testing/plainExpressions.ts";
import type { SavedRecord } from "#sdk/wire.ts";
import { configOf, element, saving } from "./testing/formConfigs.ts";
import { FormStage } from "./testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

describe("conditions and validators", () => {
  const answer = ({ values }: { values: Record<string, unknown> }): SavedRecord => ({ id: "r1", version: 2, values });

  it("F41 F47 an element comes and goes with its condition, keeps its value, and is not checked while it is away", async () => {
    const sent: { values: unknown }[] = [];
    const config = configOf([
      element("kind"),
      element("tin", { displayCondition: "kind === 'legal'", isRequired: true }),
      { id: "group", type: "fieldset", dataField: null, displayCondition: "kind !== 'none'", children: [element("note", { isRequired: true })] },
    ]);
    await stage.show({ config, calls: saving(sent, answer) });
    expect([stage.input("tin"), stage.input("note") !== null]).toEqual([null, true]);
    await stage.type("kind", "legal");
    await stage.type("tin", "123");
    await stage.press("forms.send");
    await stage.press("forms.save");
    expect(stage.page.querySelector("[role=status]")?.textContent).toContain("note");
    await stage.type("kind", "none");
    expect([stage.input("tin"), stage.input("note"), stage.page.querySelector("[role=status]")?.textContent]).toEqual([null, null, ""]);
    await stage.press("forms.save");
    expect(sent.map(({ values }) => values)).toEqual([{ kind: "none" }]);
  });

  it("F476 what is hidden at saving is not sent: the record keeps what it has", async () => {
    const sent: { values: unknown }[] = [];
    const config = configOf([element("kind"), element("tin", { displayCondition: "kind === 'legal'" })]);
    await stage.show({ config, values: { kind: "legal", tin: "123" }, calls: saving(sent, answer) });
    await stage.type("tin", "456");
    await stage.type("kind", "person");
    await stage.press("forms.save");
    expect(sent.map(({ values }) => values)).toEqual([{ kind: "person" }]);
  });

  it("F477 what was typed in an element comes back with it", async () => {
    const sent: { values: unknown }[] = [];
    const config = configOf([element("kind"), element("tin", { displayCondition: "kind === 'legal'" })]);
    await stage.show({ config, values: { kind: "legal", tin: "123" }, calls: saving(sent, answer) });
    await stage.type("tin", "456");
    await stage.type("kind", "person");
    expect(stage.input("tin")).toBeNull();
    await stage.type("kind", "legal");
    expect(stage.input("tin").value).toBe("456");
    await stage.press("forms.save");
    expect(sent.map(({ values }) => values)).toEqual([{ tin: "456" }]);
  });

  it("F478 an element that is cleared when it is hidden sends null, as soon as anything is saved", async () => {
    const sent: { values: unknown }[] = [];
    const config = configOf([element("kind"), element("tin", { displayCondition: "kind === 'legal'", clearWhenHidden: true })]);
    await stage.show({ config, values: { kind: "person", tin: "123" }, calls: saving(sent, answer) });
    expect(stage.isDirty()).toBe(false);
    await stage.press("forms.save");
    expect(sent).toEqual([]);
    await stage.type("kind", "other");
    await stage.press("forms.save");
    expect(sent.map(({ values }) => values)).toEqual([{ kind: "other", tin: null }]);
  });

  it("F480 a record of which only hidden elements were changed is not sent, and is saved", async () => {
    const sent: { values: unknown }[] = [];
    const config = configOf([element("kind"), element("tin", { displayCondition: "kind === 'legal'" })]);
    await stage.show({ config, values: { kind: "", tin: "" }, calls: saving(sent, answer) });
    await stage.type("kind", "legal");
    await stage.type("tin", "456");
    await stage.type("kind", "");
    expect(stage.isDirty()).toBe(true);
    await stage.press("forms.save");
    expect([sent, stage.isDirty(), stage.done.at(-1)]).toEqual([[], false, "toast success forms.saved"]);
  });

  it("F45 a custom validator's message is the first, and follows the fields that it reads", async () => {
    const config = configOf([
      element("from", { type: "int" }),
      element("to", { type: "int", maxValue: 10, customValidator: "value >= from || 'Кам'" }),
    ]);
    await stage.show({ config });
    await stage.type("from", "20");
    await stage.type("to", "15");
    await stage.press("forms.save");
    expect(stage.errorsOf("to")).toEqual(["Кам", expect.stringContaining("10")]);
    await stage.type("from", "5");
    expect(stage.errorsOf("to")).toEqual([expect.stringContaining("10")]);
  });

  it("F219 a validator says whose it is, by form and field; a condition, which only shows when it fails, does not", async () => {
    const asked: [string, unknown][] = [];
    const expressions: ExpressionsCapability = {
      prepare: async (request) => {
        asked.push([request.purpose, request.field]);
        return await plainExpressions.prepare(request);
      },
    };
    const config = configOf([element("name", { customValidator: "value.x.y", displayCondition: "values.x.y" })]);
    await stage.show({ config, expressions });
    expect(asked).toEqual([["displayCondition", undefined], ["customValidator", { form: config.name, name: "name" }]]);
  });

  it("F52 a validator's message is translated where the project has it, else it stays as it is", async () => {
    const config = configOf([element("name", { customValidator: "value === 'x' ? 'Банд' : value === 'y' ? 'Хато' : ''" })]);
    await stage.show({ config, texts: { "Банд": "Taken" } });
    await stage.type("name", "x");
    await stage.press("forms.save");
    expect(stage.errorsOf("name")).toEqual(["Taken"]);
    await stage.type("name", "y");
    expect(stage.errorsOf("name")).toEqual(["Хато"]);
  });

  it("F46 the message of a validator that is a program appears when it has answered, and saving waits for it", async () => {
    let settle = (_message: string | undefined): void => undefined;
    const expressions: ExpressionsCapability = {
      prepare: async (request) => ({
        ...(await plainExpressions.prepare(request)),
        evaluateAll: async () => [await new Promise<string | undefined>((resolve) => (settle = resolve))] as never,
      }),
    };
    const sent: { values: unknown }[] = [];
    const config = configOf([element("name", { customValidator: "[value].find((one) => one === 'x') && 'Банд'" })]);
    await stage.show({ config, expressions, calls: saving(sent, answer) });
    await stage.type("name", "x");
    await stage.press("forms.save");
    expect([sent, stage.errorsOf("name")]).toEqual([[], []]);
    await act(async () => settle("Банд"));
    expect([sent, stage.errorsOf("name")]).toEqual([[], ["Банд"]]);
    await stage.type("name", "y");
    await act(async () => settle(undefined));
    await stage.press("forms.save");
    expect(sent).toEqual([]);
    await act(async () => settle(undefined));
    expect(sent.map(({ values }) => values)).toEqual([{ name: "y" }]);
  });
});
