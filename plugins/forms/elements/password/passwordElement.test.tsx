// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";

let stage: FormStage;
let sent: unknown[];
const config = configOf([element("pin", { type: "password", isRequired: true, placeholder: "Янги парол" }), element("note")]);

beforeEach(() => {
  stage = new FormStage();
  sent = [];
});

afterEach(async () => expect(await stage.close()).toEqual([]));

it("F587 a password that is set shows so and nothing else; typed and taken back it is no change, and a required one need not be typed again", async () => {
  await stage.show({ config, values: { pin: "", note: "" }, calls: saving(sent, () => ({ id: "r1", version: 2, values: { pin: "", note: "" } })) });
  const input = stage.input("pin");
  expect([input.type, input.value, input.placeholder, input.autocomplete]).toEqual(["password", "", "forms.passwordIsSet", "new-password"]);
  await stage.type("pin", "abcdef");
  await stage.type("pin", "");
  expect([stage.isDirty(), stage.errorsOf("pin")]).toEqual([false, []]);
  await stage.type("pin", "бошқа-парол");
  await stage.press("forms.save");
  expect(sent).toEqual([{ values: { pin: "бошқа-парол" }, version: 1 }]);
  expect([stage.input("pin").value, stage.isDirty()]).toEqual(["", false]);
});

it("F588 where no password is set the element's own placeholder stands, and what is typed and taken back leaves none", async () => {
  await stage.show({ config, values: { pin: null } });
  expect(stage.input("pin").placeholder).toBe("Янги парол");
  await stage.type("pin", "a");
  await stage.type("pin", "");
  expect(stage.isDirty()).toBe(false);
  await stage.type("note", "x");
  await stage.press("forms.save");
  expect(stage.errorsOf("pin")).toEqual(["Майдонни тўлдириш керак"]);
});

it("F589 the button beside it shows what is typed, and sends nothing", async () => {
  await stage.show({ config, values: { pin: "" } });
  const button = stage.page.querySelector<HTMLButtonElement>(`[aria-controls="${stage.input("pin").id}"]`);
  expect(button?.type).toBe("button");
  await act(async () => button?.click());
  expect(stage.input("pin").type).toBe("text");
});
