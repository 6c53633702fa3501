import type { GrantKind } from "#core/grants/grantKinds.ts";
import { guestGrants } from "#core/grants/guestGrants.ts";
import type { PluginCapability } from "#sdk/capabilities/plugins.ts";

type Words = (key: string) => string;

/** How far a capability reaches, for a person: `cities: read, update`. Empty where there is nothing to narrow. */
export function describeReach(capability: PluginCapability, t: Words): string {
  const { name } = capability;
  const { [name]: reach }: Readonly<Record<string, unknown>> = capability;
  return describe([name, guestGrants[name]], reach, t);
}

function describe([name, kind]: readonly [string, GrantKind], reach: unknown, t: Words): string {
  switch (kind.kind) {
    case "flag":
      return reach === true ? t(`system.plugins.capabilities.${name}`) : "";
    case "list":
      return listed((reach as string[] | undefined) ?? (kind.unsaid === "everything" ? ["*"] : []), t);
    case "records":
      return Object.entries((reach ?? {}) as Record<string, string[]>)
        .map(([record, operations]) => `${listed([record], t)}: ${operations.join(", ")}`)
        .join("; ");
    case "object": {
      const said = (reach ?? {}) as Readonly<Record<string, unknown>>;
      const parts = Object.entries(kind.fields).map((field) => describe(field, said[field[0]], t));
      return parts.filter((part) => part !== "").join("; ");
    }
  }
}

const listed = (names: readonly string[], t: Words): string =>
  names.map((name) => (name === "*" ? t("system.plugins.capabilities.everything") : name)).join(", ");
