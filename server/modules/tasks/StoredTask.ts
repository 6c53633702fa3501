import type { Selectable } from "kysely";
import type { TaskRow } from "../../database/schema/taskRows.ts";

/** A task as its row has it. */
export type StoredTask = Selectable<TaskRow>;
