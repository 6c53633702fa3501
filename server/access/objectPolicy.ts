import type { Permissions } from "#contract/project/index.ts";
import type { ObjectPermissions } from "#contract/table.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import type { CallContext, Caller } from "../http/CallContext.ts";
import { CallFailure } from "../http/CallFailure.ts";

export type Operation = keyof ObjectPermissions;

/** What access to a table, form or page depends on. */
export interface Guarded {
  readonly isPublic?: boolean;
  readonly permissions?: Permissions;
}

export const administrator = "platon.admin";

export const isAdministrator = (caller: Caller | undefined): boolean =>
  caller !== undefined && hasPermission(caller.permissions, administrator);

/** Configuration and plugins are an administrator's (spec §6, D73). @throws CallFailure forbidden */
export function demandAdministrator({ caller }: Pick<CallContext, "caller">): void {
  if (!isAdministrator(caller)) throw new CallFailure("forbidden");
}

/** What a decision rests on, and how it is. */
export interface Decision {
  readonly isAllowed: boolean;
  /** `unnamed`: no permission is named. */
  readonly by: "public" | "signIn" | "administrator" | "permission" | "unnamed";
  /** The one that is named. */
  readonly permission: string | undefined;
}

/**
 * Whether the caller may do the operation on the object, and by what (D28). An object that names no permission for an operation
 * may be read and exported by every signed-in user and written by administrators (ours). Under `public/` an object must be
 * marked public; a guest may then read it, and insert unless a permission for inserting is named.
 */
export function decide(object: Guarded, operation: Operation, { caller, isPublic }: Pick<CallContext, "caller" | "isPublic">): Decision {
  const permission = object.permissions?.[operation];
  const decided = (by: Decision["by"], allowed: boolean): Decision => ({ isAllowed: allowed, by, permission });
  if (isPublic) return decided("public", object.isPublic === true && isAllowedToGuests(operation, permission));
  if (!caller) return decided("signIn", false);
  if (isAdministrator(caller)) return decided("administrator", true);
  if (permission !== undefined) return decided("permission", hasPermission(caller.permissions, permission));
  return decided("unnamed", operation === "read" || operation === "export");
}

/** Whether {@link decide} says yes. */
export const isAllowed = (object: Guarded, operation: Operation, context: Pick<CallContext, "caller" | "isPublic">): boolean =>
  decide(object, operation, context).isAllowed;

/** Whether the caller may read a field (D28): guests too, where no permission is named. */
export function decideField(permission: string | undefined, caller: Caller | undefined): Decision {
  if (permission === undefined) return { isAllowed: true, by: "unnamed", permission };
  return decide({ permissions: { read: permission } }, "read", { caller, isPublic: false });
}

const isAllowedToGuests = (operation: Operation, wanted: string | undefined): boolean =>
  operation === "read" || (operation === "insert" && wanted === undefined);

/** @throws CallFailure `forbidden`, or `not_found` under `public/`, where nobody learns what exists */
export function demand(object: Guarded, operation: Operation, context: CallContext): void {
  if (isAllowed(object, operation, context)) return;
  throw new CallFailure(context.isPublic ? "not_found" : "forbidden");
}

/** All operations at once, for the configuration that the client reads. */
export function permissionsOf(object: Guarded, context: CallContext): ObjectPermissions {
  const may = (operation: Operation): boolean => isAllowed(object, operation, context);
  return { read: may("read"), insert: may("insert"), update: may("update"), delete: may("delete"), export: may("export") };
}
