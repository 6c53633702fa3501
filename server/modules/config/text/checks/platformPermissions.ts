import { administrator } from "../../../../access/objectPolicy.ts";

/** What the platform itself asks for, beside what a project does. */
export const platformPermissions: readonly string[] = [
  administrator, "platon.backup", "platon.database", "platon.logs", "platon.logs.export", "platon.sql", "platon.views.share",
];
