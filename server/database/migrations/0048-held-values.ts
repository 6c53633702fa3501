import type { Migration } from "../migrate.ts";

/**
 * Values of dropped fields and datasets, and those that a change of type did not keep, lie each in a schema of their own, `held_<id>`,
 * for a time: nothing reads them but a restoration. `platon.fits` says whether a text is one of a type.
 */
export const heldValues: Migration = {
  id: "0048-held-values",
  up: [
    `create table platon.held_values (
       id uuid primary key, project_id text not null references platon.projects (id), dataset_id uuid not null, field_id uuid,
       definition jsonb not null, became jsonb, held_at timestamptz not null default now())`,
    `create index held_values_object on platon.held_values (project_id, dataset_id, field_id)`,
    // Files of held values wait with them: no record has them, and they know which one had.
    `alter table platon.files drop constraint files_held_stay`,
    `alter table platon.files add constraint files_held_stay check (record_id is null or expires_at is null or source like 'held:%')`,
    `create function platon.fits(value text, type text) returns boolean language plpgsql stable strict as $$
      begin
        execute format('select %L::%s', value, type);
        return true;
      exception when data_exception then
        return false;
      end $$`,
  ],
};
