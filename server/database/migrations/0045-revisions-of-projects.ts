import type { Migration } from "../migrate.ts";

/**
 * Text and screen together: which revision of the project a revision of an object belongs to, and whether text made it. A
 * project has a name that no other one of any server has, for texts that know where they were pulled from.
 */
export const revisionsOfProjects: Migration = {
  id: "0045-revisions-of-projects",
  up: [
    `alter table platon.revisions add column project_revision integer, add column by_text boolean not null default false`,
    `create index revisions_project on platon.revisions (project_id, project_revision)`,
    `alter table platon.projects add column origin uuid not null default gen_random_uuid()`,
  ],
};
