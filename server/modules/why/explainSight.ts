import type { WhyAnswer, WhyQuery } from "#contract/why.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import { decide, demandAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { translator } from "../config/index.ts";
import { callerOfUser } from "../sessions/index.ts";
import { explainMenuItem } from "./explainMenuItem.ts";
import { explainPart } from "./explainPart.ts";
import { explainRecord } from "./explainRecord.ts";
import { openSource } from "./openSource.ts";
import type { Sight } from "./Sight.ts";
import { UserRoles } from "./UserRoles.ts";
import { WhySteps } from "./WhySteps.ts";

const plugins = { table: "tables", form: "forms", page: "pages" } as const;

/**
 * Why a user sees an object or does not: asked of the places that decide it in each call, as the user would call them.
 * @throws CallFailure `forbidden`; `not_found` for a user, object or part that is not there
 */
export async function explainSight(context: CallContext, query: WhyQuery): Promise<WhyAnswer> {
  demandAdministrator(context);
  const { services, project } = context;
  const config = await services.configuration.of(project.id);
  const translate = translator(config, context);
  const user = await findUser(context, query.user);
  const steps = new WhySteps(await UserRoles.read(context, user.id, translate));
  const caller = await callerOfUser(services.database, project.id, user.id);
  if (!caller) {
    steps.add({ asked: "enabled", of: user.full_name || user.username, isYes: false });
    return steps.answer(false);
  }
  const sight = { context: { ...context, caller, isPublic: false }, config, steps, translate };
  return query.kind === "menu" ? explainMenuItem(sight, query.name) : explainObject(sight, { ...query, kind: query.kind });
}

async function findUser({ services, project }: CallContext, id: string): Promise<{ id: string; username: string; full_name: string }> {
  if (!isRecordId(id)) throw new CallFailure("not_found");
  const user = await services.database.sql.selectFrom("platon.users").select(["id", "username", "full_name"])
    .where("id", "=", id).where("project_id", "=", project.id).where("deleted_at", "is", null).executeTakeFirst();
  if (!user) throw new CallFailure("not_found");
  return user;
}

async function explainObject(sight: Sight, { kind, name, part, id }: Omit<WhyQuery, "kind"> & { kind: keyof typeof plugins }): Promise<WhyAnswer> {
  const { context, config, steps, translate } = sight;
  const object = { table: config.tables, form: config.forms, page: config.pages }[kind].get(name);
  if (!object) throw new CallFailure("not_found");
  const of = translate(object.title);
  const plugin = plugins[kind];
  const isOn = await context.services.plugins.isEnabled(context.project.id, plugin);
  if (!isOn) steps.add({ asked: "plugin", of, value: plugin, isYes: false });
  if (!isOn || !steps.addDecision(of, decide(object, "read", context)) || kind === "page") return steps.answer(steps.isYes);
  const source = await openSource(context, { kind, name });
  if (part !== undefined && !explainPart(sight, source, part)) return steps.answer(false);
  return steps.answer(id === undefined || (await explainRecord(sight, source, id)));
}
