import Type, { type TOptional, type TSchema, type TUnsafe } from "typebox";
import type { GrantKind } from "#core/grants/grantKinds.ts";
import { grantNames, guestGrants, type Grant, type GrantName } from "#core/grants/guestGrants.ts";
import { mustSay } from "#core/grants/reach.ts";
import { closed, optional, text } from "./schemaParts.ts";

/** The run-time shape of a grant of this kind. */
function grantSchema(kind: GrantKind): TSchema {
  switch (kind.kind) {
    case "flag":
      return Type.Boolean();
    case "list":
      return kind.of ? listOf(kind.of) : Type.Array(text(kind.length), { maxItems: 100 });
    case "records":
      return Type.Record(text(100), listOf(kind.operations));
    case "object": {
      const fields = Object.entries(kind.fields).map(([name, field]) => {
        const schema = grantSchema(field);
        return [name, mustSay(field) ? schema : optional(schema)];
      });
      return Type.Object(Object.fromEntries(fields) as Record<string, TSchema>, closed);
    }
  }
}

const listOf = (items: readonly string[]): TSchema => Type.Array(Type.Enum([...items]), { maxItems: items.length });

/** Those that reach farther or less far; the others are granted as a whole. */
type Reaching = { [Name in GrantName]: Grant<Name> extends true ? never : Name }[GrantName];

const reaching = grantNames.filter((name): name is Reaching => guestGrants[name].kind !== "flag");

/** By name of the capability. */
export const reachSchemas = Object.fromEntries(reaching.map((name) => [name, optional(grantSchema(guestGrants[name]))])) as {
  [Name in Reaching]: TOptional<TUnsafe<Grant<Name>>>;
};
