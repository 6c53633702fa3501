import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { UserText } from "#contract/project/index.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { PlatonSchema } from "../../../../database/PlatonSchema.ts";
import { insertOrganizations } from "./insertOrganizations.ts";

export interface NewUser extends UserText {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string | undefined;
  /** The password holds until its owner has signed in with it, and chosen another. */
  readonly mustChangePassword?: boolean;
}

type Hash = (password: string) => Promise<string>;

/** Users of the text with their passwords hashed, which takes a while and no database. */
export async function prepareUsers(users: ReadonlyMap<string, { value: UserText }>, hash: Hash): Promise<NewUser[]> {
  return Promise.all([...users].map(async ([username, { value }]) => ({
    ...value,
    username,
    id: uuidv7(),
    passwordHash: value.password === undefined ? undefined : await hash(value.password),
  })));
}

/** Who can sign in to a project whose text names nobody: the password is told once and is nowhere kept. */
export function firstAdministrator(): { username: string; password: string; user: UserText } {
  const password = randomBytes(12).toString("base64url");
  return { username: "admin", password, user: { fullName: "Administrator", password, roles: [administratorRole] } };
}

/** The role of the first administrator, unless the project has one of that name. */
export const administratorRole = "administrator";

/** Inserts them with their organisations and their roles, which are there already. */
export async function insertUsers(
  tx: Kysely<PlatonSchema>, projectId: string, users: readonly NewUser[]
): Promise<void> {
  for (const user of users) {
    await insertUser(tx, projectId, user);
    await setPlaces(tx, projectId, user);
  }
}

/** The roles that a user has everywhere, the organisations, and the roles in each: those and no others. */
export async function setPlaces(tx: Kysely<PlatonSchema>, projectId: string, user: UserText & { readonly id: string }): Promise<void> {
  const roles = await tx.selectFrom("platon.roles").select(["id", "name"]).where(
    "project_id", "=", projectId
  ).where("deleted_at", "is", null).execute();
  const roleIds = new Map(roles.map(({ id, name }) => [name, id]));
  const organizationId = await insertOrganizations(tx, projectId, [user]);
  const organizations = (user.organizations ?? []).map((one) => ({ id: organizationId(one), roles: one.roles ?? [] }));
  await tx.deleteFrom("platon.user_roles").where("user_id", "=", user.id).execute();
  await tx.deleteFrom("platon.user_organizations").where("user_id", "=", user.id).execute();
  await tx.updateTable("platon.users").set({ org_id: organizations[0]?.id ?? null }).where("id", "=", user.id).execute();
  await grantRoles(tx, user.id, { names: user.roles, roleIds, orgId: null });
  for (const { id, roles: names } of organizations) {
    await tx.insertInto("platon.user_organizations").values({ user_id: user.id, org_id: id }).execute();
    await grantRoles(tx, user.id, { names, roleIds, orgId: id });
  }
}

async function insertUser(
  tx: Kysely<PlatonSchema>, projectId: string, user: NewUser
): Promise<void> {
  await tx
    .insertInto("platon.users")
    .values({
      id: user.id,
      project_id: projectId,
      username: user.username,
      full_name: user.fullName,
      post_name: user.postName ?? null,
      password_hash: user.passwordHash ?? null,
      locale: user.locale ?? null,
      pinfl: user.pinfl ?? null,
      must_change_password: user.mustChangePassword ?? false,
    })
    .execute();
}

interface Granting {
  readonly names: readonly string[];
  readonly roleIds: ReadonlyMap<string, string>;
  /** Null: everywhere. */
  readonly orgId: string | null;
}

async function grantRoles(
  tx: Kysely<PlatonSchema>, userId: string, { names, roleIds, orgId }: Granting
): Promise<void> {
  const granted = names.map((name) => roleIds.get(name)).filter((id) => id !== undefined);
  for (const role of granted) {
    await tx.insertInto("platon.user_roles").values({ user_id: userId, role_id: role, org_id: orgId }).execute();
  }
}
