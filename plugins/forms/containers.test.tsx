// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defineFormElement } from "#sdk/contributions/formElement.ts";
import type { SavedRecord } from "#sdk/wire.ts";
import { configOf, element, saving } from "./testing/formConfigs.ts";
import { FormStage } from "./testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const answer = ({ values }: { values: Record<string, unknown> }): SavedRecord => ({ id: "r1", version: 2, values });

const folder = defineFormElement({
  type: "other.folder",
  hasValue: false,
  isContainer: true,
  component: ({ element: { label }, children }) => <details open data-folder={label}>{children}</details>,
});

describe("containers and elements without a value", () => {
  it("F313 an element of another plugin that is a container draws the form's elements in itself, and they are saved", async () => {
    const sent: unknown[] = [];
    const inside = [element("name", { isRequired: true }), element("note")];
    const config = configOf([{ ...element("box"), type: "other.folder", dataField: null, children: inside }]);
    await stage.show({ config, values: { name: "Хива" }, calls: saving(sent, answer), more: folder });
    const box = stage.page.querySelector("[data-folder=box]");
    expect([...(box?.querySelectorAll("input") ?? [])].map(({ name }) => name)).toEqual(["name", "note"]);
    await stage.type("name", "");
    await stage.press("forms.save");
    expect(stage.errorsOf("name")).toEqual(["Майдонни тўлдириш керак"]);
    await stage.type("name", "Бухоро");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { name: "Бухоро" }, version: 1 }]);
  });

  it("F313 a container may hold a value of its own", async () => {
    const sent: unknown[] = [];
    const toggle = defineFormElement({
      type: "other.toggle",
      isContainer: true,
      component: ({ value, onChange, children }) => (
        <div>
          <button type="button" onClick={() => onChange(value !== true)}>toggle</button>
          {value === true && children}
        </div>
      ),
    });
    const config = configOf([{ ...element("open"), type: "other.toggle", children: [element("name")] }, element("note")]);
    await stage.show({ config, values: { open: null, name: "Хива" }, calls: saving(sent, answer), more: toggle });
    expect(stage.input("name")).toBeNull();
    await stage.press("toggle");
    expect(stage.input("name").value).toBe("Хива");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { open: true }, version: 1 }]);
  });

  it("F314 an element without a value has neither label nor errors of the form, and nothing of it is sent", async () => {
    const sent: unknown[] = [];
    const said: unknown[] = [];
    const line = defineFormElement({
      type: "other.line",
      hasValue: false,
      component: ({ element: { label }, value, onChange }) => {
        said.push(value);
        return <button type="button" onClick={() => onChange("x")}>{`line ${label}`}</button>;
      },
    });
    const config = configOf([{ ...element("rule", { isRequired: true }), type: "other.line", dataField: null }, element("name")]);
    await stage.show({ config, calls: saving(sent, answer), more: line });
    expect(stage.page.querySelectorAll("label")).toHaveLength(1);
    await stage.press("line rule");
    await stage.type("name", "Хива");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { name: "Хива" }, idempotencyKey: expect.any(String), isPublic: false }]);
    expect(new Set(said)).toEqual(new Set([undefined]));
  });

  it("F315 of a container that no plugin draws the elements are shown under its label, of another element a placeholder", async () => {
    const config = configOf([
      { ...element("box", { label: "Манзил" }), type: "other.folder", dataField: null, children: [element("name")] },
      { ...element("press"), type: "other.press", dataField: null },
    ]);
    await stage.show({ config, values: { name: "Хива" } });
    const group = stage.page.querySelector("[role=group][aria-label=Манзил]");
    expect(group?.querySelector("input")?.value).toBe("Хива");
    expect(stage.page.textContent.match(/forms.unknownElement/g)).toHaveLength(1);
  });
});
