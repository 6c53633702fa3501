import type { Migration } from "../migrate.ts";

/** Records have ids of one form everywhere; that of an audit record is its number. */
const id = "lpad(to_hex(id), 32, '0')::uuid";

/** What changed, in one line for each field: from what to what where that is kept, else the fields by name. */
const difference = `case
  when jsonb_typeof(a.details -> 'changes') = 'object' then (
    select string_agg(c.key || ': ' || coalesce(c.value ->> 'from', '—') || ' → ' || coalesce(c.value ->> 'to', '—'), E'\\n' order by c.key)
    from jsonb_each(a.details -> 'changes') as c where jsonb_typeof(c.value) = 'object')
  when jsonb_typeof(a.details -> 'fields') = 'array' then (
    select string_agg(f.name, ', ') from jsonb_array_elements_text(a.details -> 'fields') as f(name))
  end`;

/** Audit records as records of project `platon`: found by time, person and record, with the browser and the address they came from. */
export const userLogs: Migration = {
  id: "0041-user-logs",
  up: [
    `alter table platon.audit add column user_agent text, add column address text`,
    `create index audit_at on platon.audit (project_id, at, (${id}))`,
    `create index audit_record_id on platon.audit ((${id}))`,
    `create index audit_user on platon.audit (project_id, user_id, at)`,
    `create index audit_record on platon.audit (project_id, record_id, at) where record_id is not null`,
    `create view platon.user_log_records as
       select lpad(to_hex(a.id), 32, '0')::uuid as id, a.project_id, 1 as version, a.at as created_at, a.user_id as created_by, a.at as updated_at,
         a.user_id as updated_by, null::timestamptz as deleted_at, a.user_id, a.user_name, a.event, a.object, a.record_id, a.is_reported_by_client,
         case when a.record_id is null then null when a.object like 'form:%' then substr(a.object, 6)
           when a.object like 'entity:%' then substr(a.object, 8) end as form_name,
         a.details ->> 'actionTitle' as action_title, ${difference} as difference,
         coalesce(a.user_agent, a.details -> 'browser' ->> 'userAgent') as browser, coalesce(a.address, a.details ->> 'address') as address,
         a.details ->> 'fullUrl' as full_url, a.details
       from platon.audit a`,
  ],
};
