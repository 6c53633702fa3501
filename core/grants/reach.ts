import type { GrantKind } from "./grantKinds.ts";
import { guestGrants, type GrantName } from "./guestGrants.ts";

/** Whether a manifest must say how far it reaches: what is never wanted whole by oversight. */
export function mustSay(kind: GrantKind): boolean {
  if (kind.kind === "object") return Object.values(kind.fields).some(mustSay);
  return kind.kind === "records" || (kind.kind === "list" && kind.unsaid === undefined);
}

/** What a capability asks for that says nothing of how far. */
const unsaid: Readonly<Record<GrantKind["kind"], unknown>> = { flag: true, list: [], records: {}, object: {} };

/** How far a capability of a manifest reaches, as a grant: what stands under its own name. */
export function reachOf(capability: { readonly name: GrantName }): unknown {
  const { name } = capability;
  const { [name]: said }: Readonly<Record<string, unknown>> = capability;
  return said ?? unsaid[guestGrants[name].kind];
}

/** The farthest that a grant of this kind can reach; undefined where that is said by saying nothing. */
export function farthest(kind: GrantKind): unknown {
  switch (kind.kind) {
    case "flag":
      return true;
    case "list":
      return kind.of ?? (kind.star && ["*"]);
    case "records":
      return { "*": kind.operations };
    case "object": {
      const said = Object.entries(kind.fields).map(([name, field]) => [name, farthest(field)] as const);
      return Object.fromEntries(said.filter(([, reach]) => reach !== undefined));
    }
  }
}
