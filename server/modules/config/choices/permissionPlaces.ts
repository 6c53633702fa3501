import type { AskedPermission, PermissionPlace } from "#contract/config.ts";
import type { ProjectConfig } from "../compiled/ProjectConfig.ts";
import { platformPermissions } from "../text/checks/platformPermissions.ts";
import { permissionsIn, type FoundPermission } from "../text/checks/permissionsIn.ts";

/**
 * Every permission that a project's configuration asks for, with each place that does, and those of the platform; then, for words
 * with which several of them begin, the permission with a star that gives them all.
 * @example permissionPlaces(config)[0] // { permission: "cities.read", places: [{ kind: "tables", name: "cities", operations: ["read"] }] }
 */
export function permissionPlaces({ projectId: _id, revision: _revision, translations: _translations, roles: _roles, ...collections }: ProjectConfig): AskedPermission[] {
  const found = new Map<string, PermissionPlace[]>(platformPermissions.map((permission) => [permission, []]));
  for (const [kind, collection] of Object.entries(collections)) {
    const objects: readonly unknown[] = collection instanceof Map ? [...collection.values()] : Object.values(collection);
    for (const object of objects) for (const asked of permissionsIn(object)) found.set(asked.permission, joined(found.get(asked.permission) ?? [], placeIn(object, kind, asked)));
  }
  const asked = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([permission, places]) => ({ permission, places }));
  return [...asked, ...wildcards([...found.keys()])];
}

interface Node {
  readonly name?: unknown;
  readonly key?: unknown;
  readonly title?: unknown;
  readonly label?: unknown;
}

/** Where in an object a permission stands. */
function placeIn(object: unknown, kind: string, { steps, operation }: FoundPermission): PermissionPlace {
  let place: PermissionPlace = { kind, name: "", operations: operation === undefined ? [] : [operation] };
  let node = object;
  for (const step of steps) {
    if (typeof node !== "object" || node === null) break;
    place = placeOf(node, place);
    node = (node as Readonly<Record<string, unknown>>)[step];
  }
  return place;
}

/** An object by its name and title, and the innermost part of it that has one of its own. */
function placeOf(node: Node, above: PermissionPlace): PermissionPlace {
  const name = text(node.name) ?? text(node.key);
  const title = text(node.title) ?? text(node.label);
  if (above.name === "" && name !== undefined) return { ...above, name, ...(title !== undefined && { title }) };
  const part = title ?? name;
  return part === undefined || above.name === "" ? above : { ...above, part };
}

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Operations of one place stand together. */
function joined(places: readonly PermissionPlace[], place: PermissionPlace): PermissionPlace[] {
  const known = places.find((one) => one.kind === place.kind && one.name === place.name && one.part === place.part);
  if (!known) return [...places, place];
  return places.map((one) => (one === known ? { ...one, operations: [...one.operations, ...place.operations] } : one));
}

function wildcards(permissions: readonly string[]): AskedPermission[] {
  const firsts = permissions.filter((permission) => permission.includes(".")).map((permission) => permission.split(".")[0] ?? "");
  const repeated = [...new Set(firsts)].filter((first) => first !== "platon" && firsts.filter((one) => one === first).length > 1);
  return repeated.sort().map((first) => ({ permission: `${first}.*`, places: [] }));
}
