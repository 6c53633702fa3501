import type { Kysely } from "kysely";
import type { UserText } from "#contract/project/index.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { PlatonSchema } from "../../../../database/PlatonSchema.ts";

type Organization = NonNullable<UserText["organizations"]>[number];

/** Tells that two users name the same organisation. */
const markOf = ({ name, tin, pinfl }: Organization): string => JSON.stringify([tin ?? pinfl ?? name, name]);

/** Inserts the organisations that users name and that are not there, each once; answers the id of each. */
export async function insertOrganizations(
  tx: Kysely<PlatonSchema>, projectId: string, users: readonly UserText[]
): Promise<(organization: Organization) => string> {
  const present = await tx.selectFrom("platon.organizations").select(["id", "name", "tin", "pinfl"])
    .where("project_id", "=", projectId).where("deleted_at", "is", null).execute();
  const ids = new Map(present.map(({ id, name, tin, pinfl }) => [markOf({ name, ...(tin !== null && { tin }), ...(pinfl !== null && { pinfl }) }), id]));
  for (const organization of users.flatMap((user) => user.organizations ?? [])) {
    const mark = markOf(organization);
    if (ids.has(mark)) continue;
    const id = uuidv7();
    ids.set(mark, id);
    const { name, tin, pinfl } = organization;
    await tx
      .insertInto("platon.organizations")
      .values({ id, project_id: projectId, name, tin: tin ?? null, pinfl: pinfl ?? null })
      .execute();
  }
  return (organization) => ids.get(markOf(organization)) ?? "";
}
