import type { CapabilityDifference, GuestCapability, PluginCapability } from "#contract/plugin.ts";

type Records = Readonly<Record<string, readonly string[]>>;

/** Of these nothing said is the least that there is, or (of the user's fields) all: an object in either case. */
const objects = new Set<GuestCapability>(["navigation", "user", "commands"]);

/** How far a capability reaches, in the shape of the SDK's grants: what stands under its own name. */
export function reachOf(capability: PluginCapability): unknown {
  const said = (capability as Readonly<Record<string, unknown>>)[capability.name];
  return said ?? (objects.has(capability.name) ? {} : true);
}

/** Whether a capability that reaches as far as `asked` may do nothing that `granted` did not allow. */
export function isWithin(name: GuestCapability, asked: unknown, granted: unknown): boolean {
  switch (name) {
    case "tables":
    case "forms":
      return areRecordsWithin(asked as Records, granted as Records);
    case "pages":
    case "events":
    case "overlay":
    case "clipboard":
    case "components":
      return isListWithin(asked as string[], granted as string[]);
    case "http":
      return isListWithin((asked as { endpoints: string[] }).endpoints, (granted as { endpoints: string[] }).endpoints);
    case "files":
      return isListWithin((asked as { operations: string[] }).operations, (granted as { operations: string[] }).operations);
    case "navigation":
      return (asked as { external?: boolean }).external !== true || (granted as { external?: boolean }).external === true;
    case "user":
      return areFieldsWithin((asked as { fields?: string[] }).fields, (granted as { fields?: string[] }).fields);
    case "commands":
      return isListWithin((asked as { others?: string[] }).others ?? [], (granted as { others?: string[] }).others ?? []);
    default:
      // Granted as a whole or not at all.
      return true;
  }
}

const isListWithin = (asked: readonly string[], granted: readonly string[]): boolean =>
  granted.includes("*") || asked.every((one) => granted.includes(one));

/** Nothing said is every field. */
const areFieldsWithin = (asked: readonly string[] | undefined, granted: readonly string[] | undefined): boolean =>
  granted === undefined || (asked !== undefined && asked.every((one) => granted.includes(one)));

/** `*` stands for the names that are not said. */
function areRecordsWithin(asked: Records, granted: Records): boolean {
  const operations = (records: Records, name: string): readonly string[] =>
    (Object.hasOwn(records, name) ? records[name] : records["*"]) ?? [];
  const names = new Set([...Object.keys(asked), ...Object.keys(granted), "*"]);
  return [...names].every((name) => operations(asked, name).every((one) => operations(granted, name).includes(one)));
}

/** What an administrator is told before another version takes the place of the present one. */
export function compareCapabilities(
  before: readonly PluginCapability[], after: readonly PluginCapability[],
): CapabilityDifference {
  const difference: CapabilityDifference = { added: [], removed: [], narrowed: [], widened: [] };
  for (const capability of after) {
    const { name } = capability;
    const was = before.find((one) => one.name === name);
    if (was === undefined) difference.added.push(name);
    else if (!isWithin(name, reachOf(capability), reachOf(was))) difference.widened.push(name);
    else if (!isWithin(name, reachOf(was), reachOf(capability))) difference.narrowed.push(name);
  }
  const names = new Set(after.map(({ name }) => name));
  difference.removed.push(...before.map(({ name }) => name).filter((name) => !names.has(name)));
  return difference;
}
