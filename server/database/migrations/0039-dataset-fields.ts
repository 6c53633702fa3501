import type { Migration } from "../migrate.ts";
import { entityColumns } from "./entityTable.ts";

/** Whole numbers, texts and JSON as the list of fields had them; null where it said nothing. */
const values = `
  f.value ->> 'name', f.value ->> 'type', f.value ->> 'title',
  coalesce((f.value ->> 'isRequired')::boolean, false), coalesce((f.value ->> 'isUnique')::boolean, false),
  (f.value ->> 'maxLength')::integer, (f.value ->> 'scale')::integer, nullif(f.value -> 'default', 'null'),
  f.value -> 'references', f.value -> 'options', f.value ->> 'readPermission', (f.place * 10)::integer`;

const columns = "name, type, title, is_required, is_unique, max_length, scale, default_value, refers_to, options, read_permission, sort_order";

/**
 * Fields of datasets are rows of their own: each keeps its identity when its name changes. Those of deleted datasets too, so
 * that they come back with them. Revisions of a dataset from before keep the list, and a restoration reads it.
 */
export const datasetFields: Migration = {
  id: "0039-dataset-fields",
  up: [
    `create table platon.dataset_fields ${entityColumns(`dataset_id uuid not null references platon.datasets (id), name text not null,
      type text not null, title text, is_required boolean not null default false, is_unique boolean not null default false,
      max_length integer, scale integer, default_value jsonb, refers_to jsonb, options jsonb, read_permission text,
      sort_order integer not null default 0`)}`,
    `create unique index dataset_fields_name on platon.dataset_fields (project_id, dataset_id, name) where deleted_at is null`,
    `insert into platon.dataset_fields (id, project_id, dataset_id, created_at, created_by, updated_at, updated_by, ${columns})
     select gen_random_uuid(), d.project_id, d.id, d.created_at, d.created_by, d.updated_at, d.updated_by, ${values}
     from platon.datasets d cross join lateral jsonb_array_elements(d.fields) with ordinality as f(value, place)`,
    `insert into platon.revisions (project_id, entity, entity_id, revision, at, by, diff, snapshot)
     select project_id, 'dataset_fields', id::text, 1, updated_at, updated_by, '[]', jsonb_build_object(
       'datasetId', dataset_id, 'name', name, 'type', type, 'title', title, 'isRequired', is_required, 'isUnique', is_unique,
       'maxLength', max_length, 'scale', scale, 'default', default_value, 'references', refers_to, 'options', options,
       'readPermission', read_permission, 'sortOrder', sort_order)
     from platon.dataset_fields`,
    `alter table platon.datasets drop column fields`,
  ],
};
