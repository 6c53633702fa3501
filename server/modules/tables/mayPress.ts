import { hasPermission } from "#core/permissions/hasPermission.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Button } from "../config/index.ts";

/** Whether a button is the caller's: everybody's where it names no permission. */
export const mayPress = ({ permission }: Pick<Button, "permission">, { caller }: Pick<CallContext, "caller">): boolean =>
  permission === undefined || isAdministrator(caller) || (caller !== undefined && hasPermission(caller.permissions, permission));
