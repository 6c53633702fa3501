import type { Migration } from "../migrate.ts";

/** Files are looked for by project: the newest, those of a source, all that a project has; and each may have a category. */
export const fileManager: Migration = {
  id: "0015-file-manager",
  up: [
    `alter table platon.files add category text`,
    `create index files_project on platon.files (project_id, created_at desc, id) include (size, state)`,
    `create index files_source on platon.files (project_id, source, field) include (size, category) where record_id is not null`,
  ],
};
