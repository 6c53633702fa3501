import type { Migration } from "../migrate.ts";

const texts = (name: string): string =>
  `case when jsonb_typeof(p.settings->'${name}') = 'array' then array(select jsonb_array_elements_text(p.settings->'${name}')) end`;

/** Settings: how much of the server a project may take. */
export const projectLimits: Migration = {
  id: "0073-project-limits",
  up: [
    `create or replace view platon.project_setting_records as
       select md5('settings of ' || p.id)::uuid as id, p.id as project_id, coalesce(r.revision, 0)::integer + 1 as version,
         p.created_at, null::uuid as created_by, coalesce(r.at, p.created_at) as updated_at, r.by as updated_by, null::timestamptz as deleted_at,
         p.title, p.host_names, ${texts("locales")} as locales, p.settings->>'defaultLocale' as default_locale,
         p.settings->>'timeZone' as time_zone, ${texts("themes")} as themes, ${texts("disabledThemes")} as disabled_themes,
         coalesce((p.settings->>'has_main')::boolean, false) as has_main, p.settings->>'transfer_method' as transfer_method,
         p.settings ? 'winterEffect' as has_winter_effect, p.settings->'winterEffect'->>'until' as winter_until,
         p.settings->'support' as support, p.settings->'signIn' as sign_in, platon.without_secrets(p.settings->'call24') as call24,
         platon.without_secrets(p.settings->'oauth2') as oauth2, p.settings->'files' as files, p.settings->'exports' as exports,
         p.settings->'limits' as limits, p.settings->'logs' as logs, p.settings->'languages' as languages,
         p.settings->'access' as access, p.settings->>'logo' as logo,
         platon.without_secrets(p.settings->'secrets') as secrets,
         p.settings->'imports' as imports, p.settings->'tasks' as tasks, p.settings->'endpoints' as endpoints
       from platon.projects p
         left join lateral (select revision, at, by from platon.revisions where project_id = p.id and entity = 'projects'
           order by revision desc limit 1) r on true`,
  ],
};
