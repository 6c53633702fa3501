import { expect, it } from "vitest";
import type { EntityDefinition } from "../entities/EntityDefinition.ts";
import type { EntityValues } from "../entities/entityRows.ts";
import { entityOf } from "../entities/entities.ts";
import { acceptEntityValues } from "./acceptEntityValues.ts";

it("CF45 css that is no css is refused at its field, in the caller's language", () => {
  const accept = (css: string) => () => acceptEntityValues(entityOf("components"), { css }, { project: { id: "demo", settings: {}, raisedLimits: {} }, locale: "uz" });
  expect(accept("p { color: red")).toThrow(
    expect.objectContaining({ code: "invalid_values", details: expect.objectContaining({ fields: { css: ["CSS эмас, 1-қатор, 1-устун (техник тафсилот: Unclosed block)"] } }) }),
  );
  expect(accept("p { color: red }")()).toEqual({ css: "p { color: red }" });
});

it("CF48 code in a form is at most as long as the project allows, each script of a page's component too", () => {
  const project = { id: "demo", settings: { limits: { moduleLength: 6_000, cssLength: 1_000 } }, raisedLimits: { moduleLength: 600_000 } };
  const accept = (entity: EntityDefinition, values: EntityValues) => () => acceptEntityValues(entity, values, { project, locale: "en" });
  const refused = (fields: Record<string, string[]>) =>
    expect.objectContaining({ code: "invalid_values", details: expect.objectContaining({ fields }) });
  const tooLong = (most: number): string[] => [expect.stringContaining(String(most)) as unknown as string];
  expect(accept(entityOf("components"), { js: "x".repeat(6_001) })).toThrow(refused({ js: tooLong(6_000) }));
  expect(accept(entityOf("components"), { css: "p{} ".repeat(251) })).toThrow(refused({ css: tooLong(1_000) }));
  expect(accept(entityOf("platon_page_components"), { scripts: ["x", "x".repeat(6_001)] })).toThrow(refused({ scripts: tooLong(6_000) }));
  expect(accept(entityOf("platon_page_components"), { scripts: ["x".repeat(6_000)] })()).toEqual({ scripts: ["x".repeat(6_000)] });
});

it("CF771 a property whose field is left empty is not said: an empty permission asks for nothing, and no text has it", () => {
  const accept = (entity: "menus" | "components", values: EntityValues) => acceptEntityValues(entityOf(entity), values, { project: { id: "demo", settings: {}, raisedLimits: {} }, locale: "uz" });
  expect(accept("menus", { permission: "", cssClass: "", badgeType: "" })).toEqual({ permission: null, cssClass: null, badgeType: "primary" });
  expect(accept("components", { js: "" })).toEqual({ js: "" });
});
