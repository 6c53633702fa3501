import { sql } from "kysely";

/**
 * Whether a session (`s`) is neither ended nor run out, nor over by the limits of its project (`p`): so long unused, so long after it
 * began. What reads or prolongs a session asks it in the same statement.
 */
export const isLiving = (now: Date) => {
  const limit = (name: string) => sql`(p.settings #>> ${sql.lit(`{access,sessions,${name}}`)})::integer`;
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<boolean>`(s.revoked_at is null and s.expires_at > ${at}
    and coalesce(s.last_used_at > ${at} - make_interval(mins => ${limit("idleMinutes")}), true)
    and coalesce(s.created_at > ${at} - make_interval(hours => ${limit("absoluteHours")}), true))`;
};
