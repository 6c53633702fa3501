import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { recordAudit } from "../../audit/index.ts";
import { findPlugin } from "../patchPlugin.ts";

interface Released {
  readonly plugin: string;
  readonly component: string;
  /** Every component of that name unless said. */
  readonly scope: string | undefined;
}

/** Forgets what a component did and lets it run again (D74). @throws CallFailure forbidden, not_found */
export async function releaseComponent(context: CallContext, { plugin, component, scope }: Released): Promise<void> {
  const { project, services } = context;
  demandAdministrator(context);
  const { state } = await findPlugin(context, plugin);
  await services.database.transaction(async (tx) => {
    const rows = await tx
      .deleteFrom("platon.plugin_incidents")
      .where("project_id", "=", project.id)
      .where("plugin_id", "=", plugin)
      .where("component", "=", component)
      .$if(scope !== undefined, (query) => query.where("scope", "=", scope ?? ""))
      .returning("quarantined_at")
      .execute();
    if (rows.length === 0) throw new CallFailure("not_found");
    if (rows.every(({ quarantined_at }) => quarantined_at === null)) return;
    const details = { component, ...(scope !== undefined && { scope }), quarantined: false };
    await recordAudit(tx, context, { event: "plugin changed", object: `plugin:${plugin}`, details });
    await services.events.record(tx, project.id, { kind: "plugin", plugin, state });
  });
  services.plugins.forget(project.id);
}
