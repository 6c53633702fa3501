import type { GrantKind } from "#core/grants/grantKinds.ts";
import { guestGrants, type GrantName } from "#core/grants/guestGrants.ts";
import { isWithin } from "#core/grants/isWithin.ts";
import type { GuestGrant } from "#sdk/capabilities/index.ts";

/**
 * What the grant lacks, for a person: `tables: read cities`.
 * @param need the least grant of the capability that is enough; undefined where any is
 */
export function lackingGrant(name: GrantName, need: unknown, { [name]: granted }: GuestGrant): string | undefined {
  const kind = guestGrants[name];
  if (granted !== undefined && (need === undefined || isWithin(kind, need, granted))) return undefined;
  return need === undefined ? name : `${name}: ${sayNeed(kind, need)}`;
}

function sayNeed(kind: GrantKind, need: unknown): string {
  if (Array.isArray(need)) return need.join(", ");
  const said = Object.entries(need as object);
  return said.map(([name, value]) => kind.kind === "records" ? `${String(value)} ${name}` : value === true ? name : String(value)).join(", ");
}
