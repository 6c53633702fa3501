import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { AppliedUser } from "#contract/config.ts";
import type { UserText } from "#contract/project/index.ts";
import { afterCommit } from "../../../../database/afterCommit.ts";
import type { Database } from "../../../../database/Database.ts";
import type { PlatonSchema } from "../../../../database/PlatonSchema.ts";
import { recordAudit } from "../../../audit/index.ts";
import { keepingAdministrators } from "../../../people/index.ts";
import { hashPassword } from "../../../sessions/index.ts";
import type { ChangeContext } from "../../changes/ChangeContext.ts";
import { diffValues } from "../../changes/diffValues.ts";
import { insertUsers, prepareUsers, setPlaces, type NewUser } from "./insertUsers.ts";
import type { PlacedMap } from "../../text/shapes/projectText.ts";
import { readUserTexts, withoutEmpty } from "./userTexts.ts";

type Transaction = Kysely<PlatonSchema>;
type Users = PlacedMap<UserText>;

/** A user of the text whom the server does not know, with a password that holds until its owner has chosen another. */
interface Newcomer extends NewUser {
  /** Made by the server, where the text says none: to be told once. */
  readonly generated: string | undefined;
}

/** Users of the text whom nobody knows yet, with their passwords hashed: that takes a while, and no transaction. */
export async function prepareNewcomers(database: Database, { project }: ChangeContext, users: Users): Promise<Newcomer[]> {
  const known = await knownNames(database.sql, project.id);
  const fresh = [...users].filter(([name]) => !known.has(name.toLowerCase()));
  const passwords = new Map(fresh.map(([name, { value }]) => [name, value.password ?? randomBytes(9).toString("base64url")]));
  const people = new Map(fresh.map(([name, { value }]) => [name, { value: { ...value, password: passwords.get(name) ?? "" } }]));
  const prepared = await prepareUsers(people, hashPassword);
  return prepared.map((user) => ({ ...user, mustChangePassword: true, generated: users.get(user.username)?.value.password === undefined ? passwords.get(user.username) : undefined }));
}

/** Also of those who were deleted or may not sign in: nobody comes back by a text. */
async function knownNames(executor: Kysely<PlatonSchema>, projectId: string): Promise<ReadonlySet<string>> {
  const rows = await executor.selectFrom("platon.users").select("username").where("project_id", "=", projectId).execute();
  return new Set(rows.map(({ username }) => username.toLowerCase()));
}

interface Applying {
  readonly users: Users;
  readonly newcomers: readonly Newcomer[];
  /** Those who are there get the text's roles, names and organisations; never its passwords. */
  readonly updates: boolean;
}

/**
 * Makes users of the text whom the project does not have, and leaves the others alone unless that is asked. The roles are there.
 * @throws CallFailure `last_administrator`, `own_right_lost`
 */
export async function applyUsers(tx: Transaction, context: ChangeContext, { users, newcomers, updates }: Applying): Promise<AppliedUser[]> {
  const known = await knownNames(tx, context.project.id);
  const fresh = newcomers.filter(({ username }) => !known.has(username.toLowerCase()));
  await insertUsers(tx, context.project.id, fresh);
  for (const { username, id } of fresh) await audit(tx, context, { id, username, action: "user made by text" });
  const made = fresh.map(({ username, generated }): AppliedUser => ({ username, change: "create", ...(generated !== undefined && { password: generated }) }));
  const changed = updates ? await keepingAdministrators(tx, context, () => updateUsers(tx, context, { users, but: new Set(fresh.map(({ username }) => username)) })) : [];
  return [...made, ...changed];
}

async function updateUsers(tx: Transaction, context: ChangeContext, { users, but }: { users: Users; but: ReadonlySet<string> }): Promise<AppliedUser[]> {
  const present = await readUserTexts(tx, context.project.id);
  const changed: AppliedUser[] = [];
  for (const [username, { value }] of users) {
    const was = present.get(username);
    if (was === undefined || but.has(username) || diffValues(was, withoutEmpty(value)).length === 0) continue;
    const { id } = await tx.updateTable("platon.users")
      .set({ full_name: value.fullName, post_name: value.postName ?? null, locale: value.locale ?? null, pinfl: value.pinfl ?? null })
      .where("project_id", "=", context.project.id).where("username", "=", username).returning("id").executeTakeFirstOrThrow();
    await setPlaces(tx, context.project.id, { ...value, id });
    // What they may do is read anew by every node, and by their open tabs.
    await context.services.events.record(tx, context.project.id, { kind: "session", userId: id, sessionId: "", change: "rights" });
    afterCommit(tx, () => context.services.callers?.forget());
    await audit(tx, context, { id, username, action: "user changed by text" });
    changed.push({ username, change: "update" });
  }
  return changed;
}

const audit = (tx: Transaction, context: ChangeContext, { id, username, action }: { id: string; username: string; action: string }): Promise<void> =>
  recordAudit(tx, context, { event: "custom", object: "user", recordId: id, details: { action, username } });
