import type { Selectable } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

/** A row of `platon.files` as it is read. */
export type StoredFile = Selectable<PlatonSchema["platon.files"]>;
