import type { Migration } from "../migrate.ts";

/**
 * Text and screen together: whether text made a change. A project has a name that no other one of any server has, for folders
 * that know where they were pulled from.
 */
export const textBases: Migration = {
  id: "0045-text-bases",
  up: [
    `alter table platon.revisions add column by_text boolean`,
    `create index revisions_moment on platon.revisions (project_id, moment)`,
    `alter table platon.projects add column origin uuid not null default gen_random_uuid()`,
  ],
};
