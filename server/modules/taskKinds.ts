import { cronTask } from "./cron/index.ts";
import { documentTask } from "./documents/index.ts";
import { exportTask } from "./exports/index.ts";
import { importTask, tableTask } from "./imports/index.ts";
import type { AnyTaskKind } from "./tasks/index.ts";

/** Every kind of work that goes on without its owner. */
export const taskKinds: readonly AnyTaskKind[] = [cronTask, documentTask, exportTask, importTask, tableTask];
