import Type, { type Static } from "typebox";

/** Where a component runs: `frame` is a document of its own, by an administrator's grant (X10). */
export const ComponentRealm = Type.Union([Type.Literal("worker"), Type.Literal("frame")]);
export type ComponentRealm = Static<typeof ComponentRealm>;

/** Spec §3 Page definition; with `?components=hash` a component is `{ name, hash }` and its source is asked for apart. */
export const PageComponentSource = Type.Object({
  name: Type.String(),
  css: Type.String(),
  scripts: Type.Array(Type.String()),
  realm: Type.Optional(ComponentRealm),
});
export type PageComponentSource = Static<typeof PageComponentSource>;

export const PageDefinition = Type.Object({
  name: Type.String(),
  title: Type.String(),
  css: Type.String(),
  components: Type.Array(Type.Union([PageComponentSource, Type.Object({ name: Type.String(), hash: Type.String() })])),
  /** Answers of the page's named queries (D46): `data.<name>` is a list of rows, a number with `isCount`, groups (`QueryGroups`) with `groupBy`. */
  data: Type.Record(Type.String(), Type.Unknown()),
});
export type PageDefinition = Static<typeof PageDefinition>;

/** `GET components/{hash}`: what of a component's source there is. */
export const ComponentContent = Type.Object({
  name: Type.String(),
  content: Type.String(),
  css: Type.String(),
  /** `js` of a project component as the only entry, or a page component's `scripts` in order. */
  scripts: Type.Array(Type.String()),
  realm: Type.Optional(ComponentRealm),
});
export type ComponentContent = Static<typeof ComponentContent>;
