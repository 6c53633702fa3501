import { sql } from "kysely";
import type { Database } from "../../../database/Database.ts";

interface Reader {
  readonly role: string;
  readonly schema: string;
}

interface Rights {
  readonly isStrong: boolean;
  readonly isMember: boolean;
  readonly mayCreate: boolean;
  readonly mayConnect: boolean;
  readonly writable: string | null;
  readonly schemas: string | null;
}

/**
 * What keeps a role from reading for a project, in words for the operator: it may do more than read that project's own tables.
 * @returns undefined for a role that may do nothing else
 */
export async function whyNoReader({ maintenance }: Database, { role, schema }: Reader): Promise<string | undefined> {
  const { rows: [found] } = await sql<Rights>`
    select r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls as "isStrong", r.rolcanlogin as "mayConnect",
      exists (select 1 from pg_auth_members m where m.member = r.oid) as "isMember",
      has_database_privilege(r.oid, current_database(), 'create')
        or exists (select 1 from pg_namespace n where has_schema_privilege(r.oid, n.oid, 'create') and n.nspname !~ '^pg_(toast_)?temp')
        or exists (select 1 from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o') as "mayCreate",
      (select min(n.nspname || '.' || c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
          and has_table_privilege(r.oid, c.oid, 'insert, update, delete, truncate')) as writable,
      (select string_agg(n.nspname, ', ' order by n.nspname) from pg_namespace n
        where (n.nspname = 'platon' or (n.nspname like 'p\\_%' and n.nspname <> ${schema})) and has_schema_privilege(r.oid, n.oid, 'usage')) as schemas
    from pg_roles r where r.rolname = ${role}`.execute(maintenance);
  if (found === undefined || !found.mayConnect) return `there is no login role "${role}"`;
  if (found.isStrong) return `role "${role}" is a superuser, or may make roles or databases`;
  if (found.isMember) return `role "${role}" is a member of another role`;
  if (found.mayCreate) return `role "${role}" owns something, or may make tables`;
  if (found.writable !== null) return `role "${role}" may write ${found.writable}`;
  if (found.schemas !== null) return `role "${role}" may use ${found.schemas}`;
  return await findWayOut({ maintenance }, role);
}

/** Functions of extensions that reach other servers or files in the name of the database. */
async function findWayOut({ maintenance }: Pick<Database, "maintenance">, role: string): Promise<string | undefined> {
  const { rows: [found] } = await sql<{ name: string }>`
    select e.extname as name from pg_extension e
    join pg_depend d on d.refclassid = 'pg_extension'::regclass and d.refobjid = e.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e'
    where e.extname in ('dblink', 'plpython3u', 'plperlu', 'pltclu', 'adminpack', 'http', 'pg_net', 'pg_cron')
      and has_function_privilege(${role}, d.objid, 'execute') limit 1`.execute(maintenance);
  return found && `role "${role}" may run functions of extension ${found.name}`;
}
