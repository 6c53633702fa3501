import type { Kysely } from "kysely";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { Signer } from "../package/Signer.ts";

type Transaction = Kysely<PlatonSchema>;

interface Settled {
  readonly id: string;
  readonly full_name: string;
}

/**
 * What a sign-in by certificate makes of the user (spec §4): an individual has an own organisation, by personal number and full name;
 * a legal entity's certificate leads into that organisation where the user works in it.
 */
export async function settleSigner(tx: Transaction, { project }: CallContext, { user, signer }: { user: Settled; signer: Signer }): Promise<void> {
  await tx.updateTable("platon.users").set({ registered_with_eimzo: true }).where("id", "=", user.id).where("registered_with_eimzo", "=", false).execute();
  if (signer.tin === undefined && signer.pinfl !== undefined) {
    const orgId = await ownOrganization(tx, { projectId: project.id, pinfl: signer.pinfl, name: user.full_name || signer.fullName });
    await tx.insertInto("platon.user_organizations").values({ user_id: user.id, org_id: orgId }).onConflict((conflict) => conflict.doNothing()).execute();
  }
  if (signer.tin === undefined) return;
  const [organization, ...others] = await tx.selectFrom("platon.organizations as o").innerJoin("platon.user_organizations as uo", "uo.org_id", "o.id").select("o.id")
    .where("uo.user_id", "=", user.id).where("o.tin", "=", signer.tin).where("o.deleted_at", "is", null).limit(2).execute();
  if (organization && others.length === 0) await tx.updateTable("platon.users").set({ org_id: organization.id }).where("id", "=", user.id).execute();
}

async function ownOrganization(tx: Transaction, { projectId, pinfl, name }: { projectId: string; pinfl: string; name: string }): Promise<string> {
  const found = await tx.selectFrom("platon.organizations").select("id")
    .where("project_id", "=", projectId).where("pinfl", "=", pinfl).where("deleted_at", "is", null).orderBy("created_at").limit(1).executeTakeFirst();
  if (found) return found.id;
  const id = uuidv7();
  await tx.insertInto("platon.organizations").values({ id, project_id: projectId, name, pinfl, tin: null, created_by: null, updated_by: null, deleted_at: null }).execute();
  return id;
}
