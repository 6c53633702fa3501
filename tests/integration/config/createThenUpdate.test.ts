import { expect, it } from "vitest";
import type { ProjectFile } from "#contract/config.ts";
import type { EntityDescription, PartDescription } from "#contract/entities/describe.ts";
import type { Field } from "#contract/entities/fields.ts";
import { entityDescriptions } from "#contract/entities/index.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useConfigServer } from "./configServer.ts";
import { entitySamples } from "./entitySamples.ts";

interface Property {
  readonly facts: EntityDescription | PartDescription;
  readonly owner: EntityDescription | undefined;
  readonly name: string;
  readonly value: unknown;
}

/** A value of the property's kind that is not what it is when nothing is said. */
function valueOf({ type, among, schema, default: byDefault }: Field): unknown {
  const { minimum = 0 } = schema as { minimum?: number };
  if (among !== undefined && type === "text") return among.find((one) => one !== byDefault);
  if (type === "boolean") return byDefault !== true;
  if (type === "int") return Math.max(minimum, 7);
  if (type === "number") return "7";
  if (type === "text_array") return ["name"];
  return type === "text" ? "name" : undefined;
}

const descriptions: readonly EntityDescription[] = entityDescriptions;
const propertiesOf = (facts: EntityDescription | PartDescription, owner?: EntityDescription): Property[] =>
  Object.entries({ ...facts.fields, ...facts.gathered?.fields }).filter(([name]) => name !== facts.keyField)
    .map(([name, field]) => ({ facts, owner, name, value: valueOf(field) })).filter(({ value }) => value !== undefined);
const properties = descriptions.flatMap((one) => [...propertiesOf(one), ...Object.values(one.parts ?? {}).flatMap(({ part }) => propertiesOf(part, one))])
  .filter(({ facts }) => entitySamples[facts.name] !== undefined);

onEmbedded("making and changing an object", (database) => {
  const server = useConfigServer(database);
  const change = (changes: object[]) => call(server, "POST config/changes", { body: { changes: changes as never }, token: server.token("admin") });

  it("CF670 for each entity and property, an object that is made with it is the same as one that gets it afterwards", async () => {
    const owners = new Map<string, string>();
    for (const { owner } of properties) {
      if (owner === undefined || owners.has(owner.name)) continue;
      const id = uuidv7();
      owners.set(owner.name, id);
      expect((await change([{ change: "insert", entity: owner.name, id, values: entitySamples[owner.name]?.values }])).status).toBe(200);
    }
    const pairs: (Property & { readonly keys: readonly [string, string] })[] = [];
    for (const [index, property] of properties.entries()) {
      const { facts: { name: entity, keyField }, owner, name, value } = property;
      const sample: Record<string, unknown> = { ...entitySamples[entity]?.values, ...(owner && { [owner.partOf ?? ""]: owners.get(owner.name) }) };
      const stem = typeof sample[keyField] === "string" ? sample[keyField] : "wish";
      const keys = [`${stem}a${index}`, `${stem}b${index}`] as const;
      const id = uuidv7();
      const made = await change([
        { change: "insert", entity, values: { ...sample, [keyField]: keys[0], [name]: value } },
        { change: "insert", entity, id, values: { ...sample, [keyField]: keys[1] } },
        { change: "update", entity, id, values: { [name]: value } },
      ]);
      // What its neighbours do not allow is refused, one way and the other.
      if (made.status === 200) pairs.push({ ...property, keys });
    }
    const files = await server.exported();
    const differing = pairs.filter((pair) => said(files, pair, 0) !== said(files, pair, 1)).map(({ facts, name }) => `${facts.name}.${name}`);
    expect(differing).toEqual([]);
    expect(pairs.every((pair) => said(files, pair, 0).includes(pair.keys[0]) || pair.owner === undefined)).toBe(true);
    expect(new Set(pairs.map(({ facts }) => facts.name)).size).toBe(new Set(properties.map(({ facts }) => facts.name)).size);
    expect(pairs.length).toBeGreaterThan(properties.length * 0.7);
  });
});

/** What the text says of one of a pair, whatever it is called. */
function said(files: readonly ProjectFile[], { facts, owner, keys }: { facts: EntityDescription | PartDescription; owner: EntityDescription | undefined; keys: readonly [string, string] }, side: 0 | 1): string {
  const key = keys[side];
  if (owner === undefined && "place" in facts && "folder" in facts.place) {
    const { folder } = facts.place;
    const own = files.filter(({ path }) => path.startsWith(`${folder}/${key}.`) || path.startsWith(`${folder}/${key}/`));
    return own.map(({ path, text }) => `${path}\n${text}`).join("\n").replaceAll(key, keys[0]);
  }
  const nodes = files.filter(({ path }) => path.endsWith(".json")).flatMap(({ text }) => nodesOf(JSON.parse(text), key, facts));
  return JSON.stringify(nodes).replaceAll(key, keys[0]);
}

function nodesOf(value: unknown, key: string, facts: EntityDescription | PartDescription): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const node = value as Record<string, unknown>;
  if (node[facts.keyInText ?? facts.keyField] === key) return [node];
  if (Object.hasOwn(node, key)) return [{ [key]: node[key] }];
  return Object.values(node).flatMap((one) => nodesOf(one, key, facts));
}
