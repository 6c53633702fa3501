import { sql, type Kysely } from "kysely";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { RecordValues, RecordWriter } from "../../access/RecordWriter.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** Spec §3: where people work. One in which somebody works is not deleted. */
export const organizationWriter: RecordWriter = {
  insert: async (tx, { project, caller }, values) => {
    const id = uuidv7();
    const by = caller?.userId ?? null;
    await tx.insertInto("platon.organizations").values({ name: "", ...columnsOf(values), id, project_id: project.id, created_by: by, updated_by: by }).execute();
    return id;
  },
  update: (tx, context, { id, values }) => change(tx, context, id, columnsOf(values)),
  remove: async (tx, context, id) => {
    const user = await tx.selectFrom("platon.user_organizations as uo").innerJoin("platon.users as u", "u.id", "uo.user_id").select("u.id")
      .where("uo.org_id", "=", id).where("u.deleted_at", "is", null).limit(1).executeTakeFirst();
    if (user) throw new CallFailure("referenced");
    await change(tx, context, id, { deleted_at: sql<string>`now()` });
  },
  restore: (tx, context, id) => change(tx, context, id, { deleted_at: null }),
};

type Columns = { name?: string; tin?: string | null; pinfl?: string | null };

const columnsOf = (values: RecordValues): Columns =>
  Object.fromEntries(["name", "tin", "pinfl"].flatMap((field) => (Object.hasOwn(values, field) ? [[field, values[field] ?? null]] : [])));

type Change = Columns & { deleted_at?: ReturnType<typeof sql<string>> | null };

async function change(tx: Kysely<PlatonSchema>, { project, caller }: CallContext, id: string, columns: Change): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("platon.organizations")
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<string>`now()`, updated_by: caller?.userId ?? null })
    .where("id", "=", id).where("project_id", "=", project.id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallFailure("not_found");
}
