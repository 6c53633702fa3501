import Type, { type Static } from "typebox";
import { closed, Key, optional, text } from "../schemaParts.ts";

/** Permission strings by operation; an absent one means: any signed-in user may read, administrators may write (ours). */
export const Permissions = Type.Object(
  { read: optional(text(100)), insert: optional(text(100)), update: optional(text(100)), delete: optional(text(100)), export: optional(text(100)) },
  closed,
);
export type Permissions = Static<typeof Permissions>;

/** Where rows come from: a dataset of the project, or (project `platon` only) a configuration entity (D41, D45). */
export const Source = Type.Union([
  Type.Object({ dataset: Key }, closed),
  Type.Object({ entity: text(60) }, closed),
]);
export type Source = Static<typeof Source>;
