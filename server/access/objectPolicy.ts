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

/**
 * Whether the caller may do the operation on the object (D28). An object that names no permission for an operation may
 * be read and exported by every signed-in user and written by administrators (ours). Under `public/` an object must be
 * marked public; a guest may then read it, and insert unless a permission for inserting is named.
 */
export function isAllowed(object: Guarded, operation: Operation, context: Pick<CallContext, "caller" | "isPublic">): boolean {
  const wanted = object.permissions?.[operation];
  if (context.isPublic) return object.isPublic === true && isAllowedToGuests(operation, wanted);
  if (!context.caller) return false;
  if (isAdministrator(context.caller)) return true;
  if (wanted !== undefined) return hasPermission(context.caller.permissions, wanted);
  return operation === "read" || operation === "export";
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
