import { describe, expect, it } from "vitest";
import { descriptions } from "../../entities/entities.ts";
import { editorSchemas } from "./editorSchemas.ts";

const schema = (name: string): string => editorSchemas().find(({ path }) => path === `schemas/${name}.json`)?.text ?? "";

describe("editorSchemas", () => {
  it("CF310 each property says what it is", () => {
    const silent = descriptions.flatMap((description) =>
      [description, ...Object.values(description.parts ?? {}).map(({ part }) => part)].flatMap(({ name, fields, keyField, gathered }) =>
        Object.entries({ ...fields, ...(gathered?.isApart ? {} : gathered?.fields) })
          .filter(([field, { about }]) => about === undefined && field !== keyField && name !== "translations")
          .map(([field]) => `${name}.${field}`)));
    expect(silent).toEqual([]);
  });

  it("CF310 a closed list and what holds when nothing is said stand in the schema", () => {
    const { properties } = JSON.parse(schema("forms")) as { properties: { layout: object } };
    expect(properties.layout).toMatchObject({ anyOf: [{ const: "auto" }, { const: "full" }, { const: "blank" }], default: "auto", description: expect.any(String) as string });
  });
});
