import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { answer } from "../../http/envelope.ts";
import type { Routes } from "../../http/Routes.ts";
import { findComponent, type FoundComponent } from "./findComponent.ts";

export { componentContent, componentHash } from "./componentHash.ts";
export { moduleReferences } from "./moduleReferences.ts";

const forEver = "max-age=31536000, immutable";

export const componentRoutes: Routes<"GET components/{hash}"> = {
  "GET components/{hash}": async (context, { params }) => {
    const config = await context.services.configuration.of(context.project.id);
    const found = findComponent(config, params.hash);
    const isReadable = found !== undefined && (found.isPublic || (await isSignedInReader(context, found)));
    // Whether a source exists is nobody's business who may not read it.
    if (!isReadable) throw new CallFailure("not_found");
    return answer(found.content, 200, { "Cache-Control": `${found.isPublic ? "public" : "private"}, ${forEver}` });
  },
};

async function isSignedInReader(context: CallContext, { isOfProject, pages, plugins }: FoundComponent): Promise<boolean> {
  const { caller, project, services } = context;
  if (caller === undefined) return false;
  if (isOfProject || pages.some((page) => isAllowed(page, "read", { caller, isPublic: false }))) return true;
  const enabled = await Promise.all(plugins.map((id) => services.plugins.isEnabled(project.id, id)));
  return enabled.includes(true);
}
