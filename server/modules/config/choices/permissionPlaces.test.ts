import { expect, it } from "vitest";
import type { ProjectConfig } from "../compiled/ProjectConfig.ts";
import { permissionPlaces } from "./permissionPlaces.ts";
import { placesInWords } from "./placesInWords.ts";

const named = (...objects: readonly { name: string }[]) => new Map(objects.map((object) => [object.name, object]));

const config = {
  projectId: "town", revision: 1, translations: new Map(),
  roles: named({ name: "clerk", permissions: ["nobody.asks"] } as { name: string }),
  tables: named({ name: "cities", title: "Шаҳарлар", permissions: { read: "cities.read", update: "cities.write", delete: "cities.write" }, buttons: [{ key: "close", title: "Ёпиш", permission: "cities.close" }] } as { name: string }),
  menus: [{ name: "Шаҳарлар", key: "m1", children: [{ name: "Ҳисобот", key: "m2", permission: "cities.read", children: [] }] }],
  datasets: named({ name: "cities", title: "Шаҳарлар", fields: [{ name: "budget", title: "Бюджет", readPermission: "money.read" }] } as { name: string }),
} as unknown as ProjectConfig;

it("CF620 each permission that configuration asks for is told with every place that does, and what roles hold is not asked for", () => {
  expect(permissionPlaces(config)).toEqual([
    { permission: "cities.close", places: [{ kind: "tables", name: "cities", title: "Шаҳарлар", part: "Ёпиш", operations: [] }] },
    { permission: "cities.read", places: [
      { kind: "tables", name: "cities", title: "Шаҳарлар", operations: ["read"] },
      { kind: "menus", name: "Шаҳарлар", part: "Ҳисобот", operations: [] },
    ] },
    { permission: "cities.write", places: [{ kind: "tables", name: "cities", title: "Шаҳарлар", operations: ["update", "delete"] }] },
    { permission: "money.read", places: [{ kind: "datasets", name: "cities", title: "Шаҳарлар", part: "Бюджет", operations: [] }] },
    ...["admin", "backup", "database", "logs", "logs.export", "sql", "views.share"].map((name) => ({ permission: `platon.${name}`, places: [] })),
    { permission: "cities.*", places: [] },
  ]);
});

it("CF620 places are said in the reader's language, the first three of them", () => {
  const [, read, write] = permissionPlaces(config);
  const reading = { locale: "en" as const, translate: (text: string) => (text === "Шаҳарлар" ? "Cities" : text) };
  expect(read && placesInWords(read, reading)).toBe("Table: Cities (view); Menu: Cities → Ҳисобот");
  expect(write && placesInWords(write, reading)).toBe("Table: Cities (change, delete)");
  expect(placesInWords({ places: Array.from({ length: 5 }, (_, index) => ({ kind: "pages", name: `p${index}`, operations: [] })) }, reading)).toBe("Page: p0; Page: p1; Page: p2 +2");
  expect(placesInWords({ places: [] }, reading)).toBeUndefined();
});
