import { isAdministrator } from "../../access/objectPolicy.ts";
import type { CallerValue } from "../../access/rowRules.ts";
import type { Caller } from "../../http/Caller.ts";

/** Callers of one group hear the same of an event, if these values of a caller are all that decides beside permissions. */
export function callerGroup(caller: Caller, values: readonly CallerValue[]): string {
  return values.length === 0 ? permissionsOf(caller) : JSON.stringify([permissionsOf(caller), ...values.map((value) => valueOf(caller, value))]);
}

/** A caller stays the same object as long as the server keeps it. */
const known = new WeakMap<Caller, string>();

function permissionsOf(caller: Caller): string {
  const permissions = known.get(caller) ?? (isAdministrator(caller) ? "administrator" : JSON.stringify(caller.permissions.toSorted()));
  known.set(caller, permissions);
  return permissions;
}

function valueOf(caller: Caller, value: CallerValue): string | null {
  switch (value) {
    // Whoever looks as the user hears of the own session besides.
    case "$user.id": return caller.apiToken ? `${caller.userId} token` : caller.observer ? `${caller.userId} ${caller.observer.userId}` : caller.userId;
    case "$user.orgId": return caller.orgId ?? null;
    case "$user.tin": return caller.tin ?? null;
    case "$user.pinfl": return caller.pinfl ?? null;
  }
}
