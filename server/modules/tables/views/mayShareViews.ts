import { hasPermission } from "#core/permissions/hasPermission.ts";
import { isAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";

/** Who holds it shares views of the tables that they may read, and changes shared ones. */
const shareViews = "platon.views.share";

export const mayShareViews = ({ caller }: Pick<CallContext, "caller">): boolean =>
  caller !== undefined && (isAdministrator(caller) || hasPermission(caller.permissions, shareViews));
