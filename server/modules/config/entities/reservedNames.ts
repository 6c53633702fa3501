import { recordDescriptions } from "#contract/records/index.ts";
import { entities } from "./entities.ts";

/**
 * Spec §3 "System configuration entities", and ours beside them. As names of tables and forms they always mean project
 * `platon`, and no other project may take them (D40).
 */
export const reservedNames: ReadonlySet<string> = new Set([...entities.map(({ name }) => name), ...recordDescriptions.map(({ name }) => name)]);
