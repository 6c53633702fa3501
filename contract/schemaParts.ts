import Type, { type TSchema } from "typebox";

/** What the shapes of a project's and a plugin's text are built from. */
export const text = (maxLength = 500) => Type.String({ maxLength });
export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);
export const flag = () => optional(Type.Boolean());
export const number = () => optional(Type.Number());
export const Key = Type.String({ pattern: "^[a-z][a-z0-9_]{0,62}$" });
export const closed = { additionalProperties: false } as const;
export const option = () => Type.Object({ id: text(200), name: text() }, closed);
export const align = () => optional(Type.Union([Type.Literal("left"), Type.Literal("center"), Type.Literal("right")]));
export const sortTerms = () =>
  optional(Type.Array(Type.Object({ field: text(100), dir: optional(Type.Union([Type.Literal("asc"), Type.Literal("desc")])) }, closed)));
