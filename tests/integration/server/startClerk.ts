import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { Database } from "../../../server/database/Database.ts";
import { hashPassword } from "../../../server/modules/sessions/index.ts";
import { copyBareData } from "../harness/seededData.ts";
import { startWithClock, type ServerWithClock } from "../harness/startWithClock.ts";

/** A server with a clock, whose one user is `clerk` of project `clock`. @param settings of the project */
export const startClerk = (settings: object = {}): Promise<ServerWithClock> =>
  startWithClock({ fill: copyBareData, prepare: (database) => insertClerk(database, settings) });

async function insertClerk(database: Database, settings: object): Promise<void> {
  await database.sql.insertInto("platon.projects").values({ id: "clock", title: "Clock", is_default: true, seeded_at: null, settings: JSON.stringify(settings) }).execute();
  const password_hash = await hashPassword("demo-clerk-1");
  await database.sql
    .insertInto("platon.users")
    .values({
      id: uuidv7(), project_id: "clock", username: "clerk", full_name: "Clerk", password_hash, post_name: null, locale: null,
      org_id: null, tin: null, pinfl: null, photo: null, otp_secret: null, disabled_at: null,
    })
    .execute();
}
