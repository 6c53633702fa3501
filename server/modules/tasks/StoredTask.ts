import type { Selectable } from "kysely";
import type { TaskRow } from "../../database/schema/taskRows.ts";

/** A task as its row has it. */
export type StoredTask = Selectable<TaskRow>;

/** It ended without having done what it was to do, and may be begun again. */
export const unfinishedStates: readonly StoredTask["state"][] = ["failed", "cancelled", "interrupted"];
