// @vitest-environment jsdom
import { act, useContext } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { actOn } from "../script/actOn.ts";
import { configOf, element, saving } from "../testing/formConfigs.ts";
import { FormStage } from "../testing/FormStage.tsx";
import type { FormHandle } from "./FormHandle.ts";
import { FormHandleContext } from "./FormHandleContext.ts";

let stage: FormStage;
let handle: FormHandle;
let sent: unknown[];

beforeEach(() => {
  stage = new FormStage();
  sent = [];
});

afterEach(async () => expect(await stage.close()).toEqual([]));

function Holder(): undefined {
  const given = useContext(FormHandleContext);
  if (given) handle = given;
}

const more = defineFormElement({ type: "test.handle", hasValue: false, component: Holder });

const show = async (): Promise<void> => {
  const elements = [element("name"), element("fixed", { isReadOnly: true }), element("count", { type: "int" }), element("pin", { type: "password" })];
  const config = configOf([...elements, { ...element("handle"), type: "test.handle", dataField: null }]);
  await stage.show({ config, values: { name: "a", fixed: "b", count: 1, pin: "" }, more, calls: saving(sent, () => ({ id: "r1", version: 2, values: {} })) });
};
const say = async (said: unknown): Promise<unknown> => {
  let act_: unknown;
  await act(async () => void (act_ = actOn(handle, said)));
  return act_;
};

it("F600 code of the author gives fields the values that a person could, and no others", async () => {
  await show();
  expect(handle.values()).toEqual({ name: "a", fixed: "b", count: 1 });
  await say({ act: "set", name: "name", value: "янги" });
  await say({ act: "set", name: "count", value: "7" });
  for (const [name, value] of [["fixed", "x"], ["nothing", "x"], ["__proto__", {}], ["name", { a: 1 }], ["count", "кўп"], [5, "x"]]) await say({ act: "set", name, value });
  expect([handle.values(), stage.isDirty()]).toEqual([{ name: "янги", fixed: "b", count: 7 }, true]);
  await say({ act: "reset" });
  expect([handle.values(), stage.isDirty()]).toEqual([{ name: "a", fixed: "b", count: 1 }, false]);
});

it("F600 code of the author sends the form under its checks, and whatever else it says is nothing", async () => {
  await show();
  for (const said of [null, undefined, "submit", 5, [], {}, { act: "delete" }, { act: ["submit"] }]) expect(await say(said)).toBeUndefined();
  expect(sent).toEqual([]);
  await say({ act: "set", name: "name", value: "янги" });
  expect(await say({ act: "submit" })).toBe("submit");
  expect(sent).toEqual([{ values: { name: "янги" }, version: 1 }]);
});
