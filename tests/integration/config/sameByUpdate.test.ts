import { expect, it, vi } from "vitest";
import type { ChangesBody } from "#contract/config.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { entities } from "../../../server/modules/config/entities/entities.ts";
import type { EntityDefinition } from "../../../server/modules/config/entities/EntityDefinition.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { refusal, useConfigServer } from "./configServer.ts";
import { entitySamples, type EntitySample } from "./entitySamples.ts";
import { propertyBases, propertyValues } from "./propertyValues.ts";

vi.setConfig({ testTimeout: 180_000 });

type Change = ChangesBody["changes"][number];
type Values = Record<string, unknown>;

/** Capitals where a name has to begin with one. */
const nameAt = (sample: EntitySample, key: string, mark: string): string => (/^[A-Z]/.test(String(sample.values[key] ?? "a")) ? `K${mark}` : `k${mark.toLowerCase()}`);

onEmbedded("a property that comes later", (database) => {
  const server = useConfigServer(database);
  const change = async (changes: readonly Change[]) => await call(server, "POST config/changes", { body: { changes: [...changes], destructive: true }, token: server.token("admin"), locale: "en" });
  const done = async (changes: readonly Change[]): Promise<void> => expect((await change(changes)).body.data).not.toHaveProperty("code");

  /** What stands in the project's text of an object or part of that name, which is left out of it. */
  async function textOf(name: string): Promise<string> {
    const texts: string[] = [];
    const look = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      const { name: own, key } = value as { name?: unknown; key?: unknown };
      if (own === name || key === name) texts.push(JSON.stringify(value));
      else Object.values(value).forEach(look);
    };
    for (const { path, text } of await server.exported()) {
      if (path.includes(name)) texts.push(`${path}\n${text}`);
      else if (path.endsWith(".json")) {
        const value = JSON.parse(text) as Values;
        if (value[name] !== undefined) texts.push(JSON.stringify(value[name]));
        look(value);
      }
    }
    return texts.join("\n").replaceAll(name, "@");
  }

  /** Those that are kept together one by one, as far as the sample's kind has them; nothing of the project suits the last three. */
  const propertiesOf = ({ fields, description, keyField, ownerField, parentField, orderField }: EntityDefinition): string[] => {
    const { into, isApart, fields: gathered = {} } = description.gathered ?? {};
    const apart = isApart ? [] : Object.entries(gathered).flatMap(([name, { ofTypes }]) => (ofTypes === undefined || ofTypes.includes("text") ? [name] : []));
    const left = [keyField, ownerField, parentField, orderField, isApart ? undefined : into, "splitRowsBy", "choices", "suggestions"];
    return [...fields.map(({ name }) => name), ...apart].filter((name) => !left.includes(name));
  };

  function valueOf(entity: EntityDefinition, property: string): unknown {
    const special = propertyValues[`${entity.name}.${property}`] ?? propertyValues[property];
    if (special !== undefined) return special;
    const field = entity.fields.find(({ name }) => name === property) ?? entity.description.gathered?.fields[property];
    if (field?.type === "boolean") return field.default !== true;
    return field?.type === "int" || field?.type === "number" ? 7 : field?.type === "text" ? "Янги матн" : undefined;
  }

  /** What an object of the entity stands in, or with: made once. */
  async function foundation(entity: EntityDefinition, sample: EntitySample): Promise<Values> {
    if (sample.owner === undefined || entity.ownerField === undefined) return {};
    const id = uuidv7();
    const ownerKey = nameAt(sample.owner, "name", `of${entity.name.replaceAll("_", "")}`);
    await done([
      { change: "insert", entity: sample.owner.name, id, values: { ...sample.owner.values, name: ownerKey } },
      ...(sample.owner.name === "datasets" ? [{ change: "insert", entity: "dataset_fields", values: { datasetId: id, name: "name", type: "text" } } as const] : []),
    ]);
    return { [entity.ownerField]: id };
  }

  for (const entity of entities) {
    const sample = entitySamples[entity.name];
    it(`CF759 each property of ${entity.name} is the same when it is given with the rest and when it comes by a change`, async () => {
      if (sample === undefined) throw new Error(`no sample of ${entity.name}`);
      const place = await foundation(entity, sample);
      const different: Values = {};
      for (const [index, property] of propertiesOf(entity).entries()) {
        const value = valueOf(entity, property);
        const [withName, thenName] = ["a", "b"].map((side) => nameAt(sample, entity.keyField, `${side}${index}${entity.name.replaceAll("_", "")}`)) as [string, string];
        const base = (name: string): Values => ({ ...sample.values, ...propertyBases[entity.name], ...propertyBases[`${entity.name}.${property}`], ...place, [entity.keyField]: name });
        const insert = (id: string, values: Values): Change[] => [
          { change: "insert", entity: entity.name, id, values },
          ...(entity.name === "datasets" ? [{ change: "insert", entity: "dataset_fields", values: { datasetId: id, name: "name", type: "text" } } as const] : []),
        ];
        const later = uuidv7();
        const made = await change([...insert(uuidv7(), { ...base(withName), [property]: value }), ...insert(later, base(thenName))]);
        const changed = await change([{ change: "update", entity: entity.name, id: later, version: 1, values: { [property]: value } }]);
        if (made.status !== 200 || changed.status !== 200) {
          different[property] = [made, changed].map((answer) => (answer.status === 200 ? 200 : refusal(answer).problems ?? answer.body));
          continue;
        }
        const [one, other] = [await textOf(withName), await textOf(thenName)];
        if (one !== other || one === "") different[property] = [one, other];
      }
      expect(different).toEqual({});
    });
  }
});
