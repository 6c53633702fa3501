import Type, { type TSchema } from "typebox";
import { locales, type Locale } from "#core/locale.ts";

/** What the shapes of a project's and a plugin's text are built from. */
export const text = (maxLength = 500) => Type.String({ maxLength });
export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);
export const flag = () => optional(Type.Boolean());
export const number = () => optional(Type.Number());
export const Key = Type.String({ pattern: "^[a-z][a-z0-9_]{0,62}$" });
export const closed = { additionalProperties: false } as const;
const namesByLocale = Object.fromEntries(locales.map((locale) => [`name_${locale}` as const, optional(text())])) as Record<
  `name_${Locale}`, ReturnType<typeof optional<ReturnType<typeof text>>>
>;
/** What can be chosen; a name in a language stands before the translation of `name` (spec §3). */
export const option = () => Type.Object({ id: text(200), name: text(), ...namesByLocale }, closed);
export const align = () => optional(Type.Union([Type.Literal("left"), Type.Literal("center"), Type.Literal("right")]));
const groupFigures = ["valueCount", "sum", "avg", "min", "max"] as const;
/** Fields by whose values rows are grouped, and figures over the rows of each group. */
export const grouping = () => ({
  groupBy: optional(Type.Array(text(250), { minItems: 1, maxItems: 5 })),
  aggregates: optional(Type.Array(
    Type.Object({ name: Type.Union(groupFigures.map((name) => Type.Literal(name))), field: text(250) }, closed), { maxItems: 20 },
  )),
});
export const sortTerms = () =>
  optional(Type.Array(Type.Object({ field: text(100), dir: optional(Type.Union([Type.Literal("asc"), Type.Literal("desc")])) }, closed)));
