import type { QuarantinedComponent } from "#contract/plugin.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { ProjectConfig } from "../../config/index.ts";
import { componentVersion } from "./componentVersion.ts";

/** What is stopped for the whole project in the version that it has now, as far as the caller may see the component. */
export async function visibleQuarantine(
  context: Pick<CallContext, "caller" | "project" | "services">, config: ProjectConfig,
): Promise<QuarantinedComponent[]> {
  const stopped = await context.services.plugins.quarantined(context.project.id);
  return stopped.filter((one) => componentVersion(config, context, one) === one.hash);
}
