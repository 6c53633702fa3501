import type { EntityDefinition } from "../entities/EntityDefinition.ts";
import type { EntityValues } from "../entities/entityRows.ts";

/** A part that a person adds needs no name of its own: text gives it this one. */
export const generatedKey = ({ keyField }: EntityDefinition): EntityValues => (keyField === "key" ? { key: `item_${crypto.randomUUID().slice(0, 8)}` } : {});
