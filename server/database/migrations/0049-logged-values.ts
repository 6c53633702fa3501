import type { Migration } from "../migrate.ts";

const id = "lpad(to_hex(a.id), 32, '0')::uuid";

/** What changed, by the names of fields; values of a project's records are told by who knows which of them the reader may see. */
const difference = `case
  when jsonb_typeof(a.details -> 'changes') = 'object' then (
    select string_agg(c.key || ': ' || coalesce(c.value ->> 'from', '—') || ' → ' || coalesce(c.value ->> 'to', '—'), E'\\n' order by c.key)
    from jsonb_each(a.details -> 'changes') as c where jsonb_typeof(c.value) = 'object')
  when jsonb_typeof(a.details -> 'fields') = 'array' then (
    select string_agg(f.name, ', ') from jsonb_array_elements_text(a.details -> 'fields') as f(name))
  end`;

/** Audit records keep the values of a record before and after a change: neither the list nor an export has them as they are. */
export const loggedValues: Migration = {
  id: "0049-logged-values",
  up: [
    `create or replace view platon.user_log_records as
       select ${id} as id, a.project_id, 1 as version, a.at as created_at, a.user_id as created_by, a.at as updated_at,
         a.user_id as updated_by, null::timestamptz as deleted_at, a.user_id, a.user_name, a.event, a.object, a.record_id, a.is_reported_by_client,
         case when a.record_id is null then null when a.object like 'form:%' then substr(a.object, 6)
           when a.object like 'entity:%' then substr(a.object, 8) end as form_name,
         a.details ->> 'actionTitle' as action_title, ${difference} as difference,
         coalesce(a.user_agent, a.details -> 'browser' ->> 'userAgent') as browser, coalesce(a.address, a.details ->> 'address') as address,
         a.details ->> 'fullUrl' as full_url, case when a.object like 'form:%' then a.details - 'values' else a.details end as details
       from platon.audit a`,
  ],
};
