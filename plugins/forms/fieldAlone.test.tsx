// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FormsCapability } from "#sdk/capabilities/forms.ts";
import type { FieldControl, FieldEdit, FieldEditorProps } from "#sdk/react/FieldEditor.tsx";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { forms } from "./index.ts";
import { allPermissions, configOf, element } from "./testing/formConfigs.ts";

let page: PluginPage;
let done: string[];
let edits: FieldEdit[];
let control: FieldControl | undefined;

beforeEach(() => {
  page = new PluginPage();
  done = [];
  edits = [];
  control = undefined;
});
afterEach(async () => expect(await page.close()).toEqual([]));

async function show(config: FormConfig, props: Partial<FieldEditorProps>, calls: Partial<FormsCapability> = {}): Promise<void> {
  const { capabilities } = fakeCapabilities();
  const plugin = runPlugin(forms, { ...capabilities, forms: { ...capabilities.forms, config: async () => await Promise.resolve(config), ...calls } });
  const { component: Field } = plugin.contribution("view", "field");
  const given: FieldEditorProps = {
    form: "cities",
    field: "name",
    id: "r1",
    onReady: (next) => (control = next),
    onCommit: (edit, move) => {
      edits.push(edit);
      done.push(move);
    },
    onCancel: () => done.push("cancel"),
    onUnavailable: () => done.push("unavailable"),
    ...props,
  };
  await page.show(plugin, <Field {...given} />);
}

const press = async (key: string, init: KeyboardEventInit = {}): Promise<void> =>
  await act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init })));

const name = element("name", { isRequired: true, hint: "Қисқа" });

test("F730 a field of a form stands alone, by the form's own element with its checks", async () => {
  await show(configOf([name]), { values: { name: "Нукус" } });
  expect(page.input("name").value).toBe("Нукус");
  await act(async () => control?.focus());
  await page.type("name", "");
  await press("Enter");
  expect(edits).toEqual([{ value: "", isChanged: true, problems: ["Майдонни тўлдириш керак"] }]);
  expect(page.element.textContent).toContain("Майдонни тўлдириш керак");
  await page.type("name", "Термиз");
  await press("Enter");
  expect(edits[1]).toEqual({ value: "Термиз", isChanged: true, problems: [] });
});

test("F731 Enter, Tab and Shift+Tab commit a field that stands alone, Escape gives it up, and an input method's Enter does nothing", async () => {
  await show(configOf([name]), { values: { name: "Нукус" } });
  await act(async () => control?.focus());
  await press("Enter", { isComposing: true });
  for (const [key, shiftKey] of [["Enter", false], ["Tab", false], ["Tab", true], ["Escape", false]] as const) await press(key, { shiftKey });
  expect(done).toEqual(["down", "right", "left", "cancel"]);
  expect(edits.every(({ isChanged }) => !isChanged)).toBe(true);
});

test("F731 in a text of several lines Enter is a line, and Ctrl+Enter commits", async () => {
  await show(configOf([element("name", { type: "textarea" })]), { values: { name: "а" } });
  await act(async () => control?.focus());
  await press("Enter");
  expect(done).toEqual([]);
  await press("Enter", { ctrlKey: true });
  expect(done).toEqual(["down"]);
});

test("F732 a field that stands alone begins with a typed text, and shows why the server refused a value until it changes", async () => {
  await show(configOf([name]), { values: { name: "Нукус" }, errors: ["Бундай шаҳар бор"] });
  expect(page.element.textContent).toContain("Бундай шаҳар бор");
  await act(async () => control?.type("ав"));
  expect(page.input("name").value).toBe("ав");
  expect(page.element.textContent).not.toContain("Бундай шаҳар бор");
});

test("F733 a choice is committed as soon as it is made, and typed letters look for it", async () => {
  const colours = [{ id: "a", name: "Қизил" }, { id: "b", name: "Яшил" }];
  await show(configOf([element("colour", { type: "select", data: colours })]), { field: "colour", values: { colour: "a" } });
  await act(async () => control?.type("я"));
  await press("Enter");
  expect(edits).toEqual([{ value: "b", isChanged: true, problems: [] }]);
  expect(done).toEqual(["stay"]);
});

const judged = configOf([name, element("officer", { displayCondition: "name !== 'Янги'" })]);
const judging: Partial<FormsCapability> = { read: async () => await Promise.resolve({ id: "r1", version: 4, values: { name: "Янги", officer: null }, files: {} }) };

test("F734 a field that the form does not show for the record says so in its place; what it depends on is read", async () => {
  await show(judged, { field: "officer", values: { officer: "А" } }, judging);
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 0)));
  expect(page.element.querySelector("input")).toBeNull();
  expect(done).toEqual(["unavailable"]);
});

test("F734 so does a field that this person may not change", async () => {
  await show(configOf([name], { permissions: { ...allPermissions, update: false } }), { values: { name: "а" } });
  expect(page.element.querySelector("input")).toBeNull();
  expect(done).toEqual(["unavailable"]);
});
