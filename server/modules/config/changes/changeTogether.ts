import type { Kysely } from "kysely";
import type { ChangesAnswer, ChangesBody, EntityWish } from "#contract/config.ts";
import { platformProject } from "#core/platformProject.ts";
import { demand, demandAdministrator } from "../../../access/objectPolicy.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { ddlText } from "../../datasets/index.ts";
import { lockProject } from "../../projects/index.ts";
import { findEntity } from "../entities/entities.ts";
import { tellWaiting } from "./ChangeProgress.ts";
import { changeEntities } from "./changeEntities.ts";
import { changeInTransaction } from "./untilTablesAreFree.ts";
import type { EntityChange } from "./EntityChange.ts";

interface Together {
  readonly isDryRun: boolean;
  /** What is kept with the changes or not at all. */
  readonly beside?: (tx: Kysely<PlatonSchema>) => Promise<void>;
}

/**
 * Changes rows of several entities in one transaction, for screens that make more than one form can: each as its form of
 * project `platon` would, under that form's permissions. A dry run tells what would be run and lost, and keeps nothing.
 *
 * @throws CallFailure `forbidden`, `not_found` for an entity that has no form, and what {@link changeEntities} throws
 * @example await changeTogether(context, { changes: [{ change: "delete", entity: "menus", id }] }, { isDryRun: false });
 */
export async function changeTogether(
  context: CallContext, { changes, destructive, emptying }: ChangesBody, { isDryRun, beside }: Together,
): Promise<ChangesAnswer> {
  demandAdministrator(context);
  const wishes = await acceptWishes(context, changes);
  return changeInTransaction(context.services.database, async (tx) => {
    await lockProject(tx, context.project.id);
    const { changed, ddl, losses, conversions, carried, warnings } = await changeEntities(tx, context, wishes, { destructive: destructive === true || isDryRun, emptying: isDryRun ? true : emptying });
    await beside?.(tx);
    return { dryRun: isDryRun, changed: changed.map(({ entity, id, version }) => ({ entity, id, version })), ddl: ddl.map(ddlText), losses: [...losses], conversions: [...conversions], carried: [...carried], warnings: [...warnings] };
  }, { isDryRun, onWait: () => tellWaiting(context) });
}

async function acceptWishes(context: CallContext, wishes: readonly EntityWish[]): Promise<EntityChange[]> {
  const { forms } = await context.services.configuration.of(platformProject);
  return wishes.map((wish) => {
    const entity = findEntity(wish.entity)?.name;
    const form = forms.get(wish.entity);
    if (entity === undefined || form === undefined) throw new CallFailure("not_found");
    demand(form, wish.change === "restore" ? "delete" : wish.change, context);
    return { ...wish, entity };
  });
}
