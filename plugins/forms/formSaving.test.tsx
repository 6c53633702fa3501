// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FormsCapability } from "#sdk/capabilities/forms.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { SavedRecord } from "#sdk/wire.ts";
import { configOf, element, saving } from "./testing/formConfigs.ts";
import { FormStage } from "./testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const refusing = (failure: PlatonError): Partial<FormsCapability> => {
  const refuse = async (): Promise<never> => await Promise.reject(failure);
  return { update: refuse, insert: refuse };
};

describe("saving a form", () => {
  it("F3 saving sends what changed with the version that was read, and the next save the new version", async () => {
    const sent: unknown[] = [];
    await stage.show({ values: { name: "Хива", note: "а" }, calls: saving(sent, ({ version, values }) => ({ id: "r1", version: Number(version) + 1, values: { name: "Хива", note: "а", ...(values as object) } })) });
    await stage.type("note", "б");
    await stage.press("forms.save");
    await stage.type("name", "Бухоро");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { note: "б" }, version: 1 }, { values: { name: "Бухоро" }, version: 2 }]);
    expect(stage.done).toContain("toast success forms.saved");
  });

  it("F18 after a public form is sent, thanks stand in its place, and another can be sent", async () => {
    const sent: { idempotencyKey?: string; isPublic?: boolean }[] = [];
    const answer = ({ values }: { values: Record<string, unknown> }): SavedRecord => ({ id: "r1", version: 1, values });
    await stage.show({ calls: saving(sent, answer), isPublic: true });
    await stage.type("name", "Али");
    await stage.press("forms.send");
    expect(stage.page.textContent).toContain("forms.sent.title");
    expect(stage.page.querySelector("form")).toBeNull();
    await stage.press("forms.sent.again");
    expect(stage.input("name").value).toBe("");
    expect(sent.map(({ isPublic }) => isPublic)).toEqual([true]);
  });

  it("F617 a form's own thanks stand in place of the product's", async () => {
    await stage.show({ config: configOf([element("name")], { thanks: "Раҳмат, жавоб берамиз" }), calls: saving([], () => ({ id: "r1", version: 1 })), isPublic: true });
    await stage.press("forms.send");
    expect(stage.page.textContent).toContain("Раҳмат, жавоб берамиз");
    expect(stage.page.textContent).not.toContain("forms.sent.hint");
  });

  it("F699 after a public form was sent, a link leads to what was sent, and says until when it opens", async () => {
    await stage.show({ calls: saving([], () => ({ id: "r/1", version: 1, ticket: "17.a-b", ticketUntil: "2026-12-31T19:00:00.000Z" })), isPublic: true });
    await stage.type("name", "Али");
    await stage.press("forms.send");
    const link = stage.page.querySelector("a");
    expect(link?.getAttribute("href")).toContain("public/forms/cities/r%2F1?ticket=17.a-b");
    expect(link?.closest("p")?.textContent).toContain("forms.sent.readUntil");
    await act(async () => link?.click());
    expect(stage.done.join(" ")).toContain("public/forms/cities/r%2F1?ticket=17.a-b");
  });

  it("F700 what a guest sent opens by the ticket of its link to be read, and offers nothing to change or delete", async () => {
    const asked: unknown[] = [];
    const read: FormsCapability["read"] = async (...call) => {
      asked.push(call);
      return await Promise.resolve({ id: "r1", version: 1, values: { name: "Али" }, files: {} });
    };
    const permissions = { read: true, insert: true, update: false, delete: false, export: true };
    await stage.show({ config: { ...configOf([element("name")]), permissions }, values: { name: "Али" }, calls: { read }, isPublic: true, query: { ticket: "17.a-b" } });
    expect(asked).toMatchObject([["cities", "r1", { isPublic: true, ticket: "17.a-b" }]]);
    expect(stage.input("name").value).toBe("Али");
    expect([stage.input("name").readOnly || stage.input("name").disabled, stage.page.querySelector("button[type=submit]")]).toEqual([true, null]);
    expect(stage.page.textContent).not.toContain("forms.delete");
  });

  it("F618 a public form has a mark that no person sees or reaches, which is sent where it is set", async () => {
    const sent: unknown[] = [];
    const marks = (): NodeListOf<HTMLInputElement> => stage.page.querySelectorAll("[aria-hidden=true] input[tabindex='-1']");
    await stage.show({ calls: saving(sent, () => ({ id: "r1", version: 1 })) });
    expect(marks()).toHaveLength(0);
    await stage.show({ calls: saving(sent, () => ({ id: "r1", version: 1 })), isPublic: true });
    await stage.type("name", "Али");
    await act(async () => marks()[0]?.click());
    await stage.press("forms.send");
    expect(sent).toEqual([expect.objectContaining({ isTrapped: true })]);
  });

  it("F20 the server's texts stand under their field until its value changes", async () => {
    const failure = new PlatonError("invalid_values", "expected", { status: 422, fields: { note: ["Бир", "Икки"] } });
    await stage.show({ values: { name: "Хива", note: "" }, calls: refusing(failure) });
    await stage.type("note", "б");
    await stage.press("forms.save");
    expect(stage.errorsOf("note")).toEqual(["Бир", "Икки"]);
    expect(document.activeElement).toBe(stage.input("note"));
    await act(async () => stage.input("name").focus());
    expect(stage.errorsOf("note")).toEqual(["Бир", "Икки"]);
    await stage.type("note", "в");
    expect(stage.errorsOf("note")).toEqual([]);
  });

  it("F21 texts for a field that the form does not have stand over the form and do not stop the next save", async () => {
    let isRefused = true;
    const failure = new PlatonError("invalid_values", "expected", { status: 422, message: "Хато бор", fields: { hidden: ["Бир"] } });
    await stage.show({
      values: { name: "Хива", note: "" },
      calls: {
        update: async (_form, _id, { values }) =>
          isRefused ? await Promise.reject(failure) : { id: "r1", version: 2, values: { name: "Хива", ...values } },
      },
    });
    await stage.type("note", "б");
    await stage.press("forms.save");
    expect(stage.page.querySelector("[role=alert]")?.textContent).toContain("forms.notSaved");
    expect(stage.page.querySelector("[role=alert]")?.textContent).toContain("hidden: Бир");
    isRefused = false;
    await stage.press("forms.retry");
    expect(stage.page.querySelector("[role=alert]")).toBeNull();
    expect(stage.done).toContain("toast success forms.saved");
  });

  it("F21 texts for a field that is not drawn stand over the form with its name, the others under their fields, and the next save is sent", async () => {
    let isRefused = true;
    const failure = new PlatonError("invalid_values", "expected", { status: 422, message: "Хато бор", fields: { note: ["Бир"], map: ["Икки"] } });
    await stage.show({
      config: configOf([element("note"), element("map", { type: "a_plugins_map", label: "Харита" })]),
      values: { note: "", map: null },
      calls: { update: async (_form, _id, { values }) => (isRefused ? await Promise.reject(failure) : { id: "r1", version: 2, values: { map: null, ...values } }) },
    });
    await stage.type("note", "б");
    await stage.press("forms.save");
    const alert = stage.page.querySelector("[role=alert]")?.textContent;
    expect([stage.errorsOf("note"), alert?.includes("Харита: Икки"), alert?.includes("Бир")]).toEqual([["Бир"], true, false]);
    await stage.type("note", "в");
    isRefused = false;
    await stage.press("forms.retry");
    expect(stage.done).toContain("toast success forms.saved");
    expect(stage.page.querySelector("[role=alert]")).toBeNull();
  });

  it("F22 an insert whose answer was lost is repeated under the same key, and what was typed meanwhile stays as a change", async () => {
    const keys: (string | undefined)[] = [];
    const updates: unknown[] = [];
    await stage.show({
      calls: {
        insert: async (_form, values, options) => {
          keys.push(options?.idempotencyKey);
          if (keys.length === 1) throw new PlatonError("network", "expected", { status: 0 });
          return await Promise.resolve({ id: "r7", version: 1, values: { ...values, name: "Али" } });
        },
        update: async (_form, id, change) => {
          updates.push({ id, ...change });
          return await Promise.resolve({ id, version: 2, values: { name: "Али", note: "", ...change.values } });
        },
      },
    });
    await stage.type("name", "Али");
    await stage.press("forms.save");
    await stage.type("name", "Вали");
    await stage.press("forms.save");
    expect(keys[0]).toBe(keys[1]);
    expect(stage.input("name").value).toBe("Вали");
    expect(stage.isDirty()).toBe(true);
    await stage.press("forms.save");
    expect(updates).toEqual([{ id: "r7", values: { name: "Вали" }, version: 1 }]);
  });

  it("F24 what is typed while a save is on its way stays, unsaved", async () => {
    let answer = (_saved: SavedRecord): void => undefined;
    await stage.show({ values: { name: "Хива", note: "" }, calls: { update: async () => await new Promise<SavedRecord>((resolve) => (answer = resolve)) } });
    await stage.type("note", "б");
    await stage.press("forms.save");
    await stage.type("note", "бв");
    await act(async () => answer({ id: "r1", version: 2, values: { name: "Хива", note: "б" } }));
    expect(stage.input("note").value).toBe("бв");
    expect(stage.isDirty()).toBe(true);
  });

  it("F25 a second press while a save is on its way sends nothing", async () => {
    const sent: unknown[] = [];
    await stage.show({ values: { name: "Хива", note: "" }, calls: { update: async (...call) => await new Promise<never>(() => sent.push(call)) } });
    await stage.type("note", "б");
    const save = (): KeyboardEvent => new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true });
    await act(async () => {
      // The second before the first was drawn.
      document.body.dispatchEvent(save());
      document.body.dispatchEvent(save());
    });
    await act(async () => void document.body.dispatchEvent(save()));
    expect(sent).toHaveLength(1);
  });
});
