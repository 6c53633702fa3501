import { decideField, type Decision } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Menu } from "../config/index.ts";

/** Whether an item is the caller's, wherever it stands: everybody's where it names no permission. */
export const decideMenuItem = ({ permission }: Pick<Menu, "permission">, { caller }: Pick<CallContext, "caller">): Decision =>
  decideField(permission, caller);
