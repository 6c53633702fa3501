import type { Migration } from "../migrate.ts";

/** What lists of changes show and go by stands beside each change, as it was then. */
export const history: Migration = {
  id: "0043-history",
  up: [
    `alter table platon.revisions add column by_name text, add column change text not null default 'update', add column moment integer not null default 0,
       add column name text not null default '', add column owner_id text`,
    `update platon.revisions as r set
       change = case when snapshot is null then 'delete' when revision = 1 then 'insert' else 'update' end,
       by_name = (select coalesce(nullif(u.full_name, ''), u.username) from platon.users u where u.id = r.by),
       owner_id = coalesce(snapshot ->> 'tableId', snapshot ->> 'formId', snapshot ->> 'endpointId', snapshot ->> 'pageId', snapshot ->> 'datasetId',
         (select d ->> 'before' from jsonb_array_elements(diff) d where d ->> 'path' in ('tableId', 'formId', 'endpointId', 'pageId', 'datasetId') limit 1)),
       name = coalesce(nullif(snapshot ->> 'title', ''), nullif(snapshot ->> 'label', ''), nullif(snapshot ->> 'name', ''), nullif(snapshot ->> 'dataField', ''),
         nullif(snapshot ->> 'key', ''), (select d ->> 'before' from jsonb_array_elements(diff) d where d ->> 'path' in ('title', 'label', 'name', 'key')
           order by array_position(array['title', 'label', 'name', 'key'], d ->> 'path') limit 1), '')`,
    // Rows of one transaction have one time; the changes of a project come one after the other.
    `update platon.revisions as r set moment = ranked.moment from (
       select id, dense_rank() over (partition by project_id order by first) as moment
       from (select id, project_id, min(id) over (partition by project_id, at) as first from platon.revisions) as grouped
     ) as ranked where ranked.id = r.id`,
    `create index revisions_project on platon.revisions (project_id, id desc)`,
    `create index revisions_owner on platon.revisions (project_id, owner_id, id desc) where owner_id is not null`,
    `create index revisions_deleted on platon.revisions (project_id, id desc) where change = 'delete'`,
  ],
};
