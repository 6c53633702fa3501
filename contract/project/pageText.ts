import Type, { type Static } from "typebox";
import { mostLimit } from "#core/limits/realmLimits.ts";
import { ComponentRealm } from "../page.ts";
import { closed, flag, Key, optional, sortTerms, text } from "../schemaParts.ts";
import { Permissions } from "./accessText.ts";

/** D46 page query: rows of a table under the caller's permissions. A text `$query.<name>` in `filters` is of the route's query. */
export const PageQueryText = Type.Object(
  {
    name: Key,
    table: text(100),
    filters: optional(Type.Unknown()),
    sort: sortTerms(),
    limit: optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** The number of matching rows in place of the rows (ours). */
    isCount: flag(),
  },
  closed,
);
export type PageQueryText = Static<typeof PageQueryText>;

/** `pages/<name>.json`; `css` and `scripts` usually stand in sibling files: `{ "$file": "dashboard.tsx" }`. */
export const PageText = Type.Object(
  {
    title: text(),
    isPublic: flag(),
    permissions: optional(Permissions),
    css: optional(text(mostLimit("cssLength"))),
    components: Type.Array(Type.Object({ name: text(100), css: optional(text(mostLimit("cssLength"))), scripts: Type.Array(text(mostLimit("moduleLength"))), realm: optional(ComponentRealm) }, closed)),
    queries: optional(Type.Array(PageQueryText)),
  },
  closed,
);
export type PageText = Static<typeof PageText>;

/** `components/<Name>.json` (D70). */
export const ComponentText = Type.Object(
  { content: optional(text(65_536)), js: optional(text(mostLimit("moduleLength"))), css: optional(text(mostLimit("cssLength"))), isPublic: flag(), realm: optional(ComponentRealm) },
  closed,
);
export type ComponentText = Static<typeof ComponentText>;
