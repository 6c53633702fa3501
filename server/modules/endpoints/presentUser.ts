import type { CallContext } from "../../http/CallContext.ts";

/**
 * What a program knows of its caller; a guest has neither id nor permissions.
 * @example presentUser(context) // { id: "…", orgId: null, locale: "uz", permissions: ["products.view"] }
 */
export function presentUser({ caller, language }: CallContext): Record<string, unknown> {
  return { id: caller?.userId ?? null, orgId: caller?.orgId ?? null, locale: language, permissions: caller?.permissions ?? [] };
}
