import { PlatonError } from "#sdk/errors/PlatonError.ts";

/** Why a page is not shown (spec §2 Page renderer): by status 400 and above no access or not found; else a fault. */
export type PageFailure = "access" | "missing" | "fault";

export function pageFailure(failure: unknown): PageFailure {
  const status = failure instanceof PlatonError ? (failure.details.status ?? 0) : 0;
  if (status === 401 || status === 403) return "access";
  return status >= 400 && status < 500 ? "missing" : "fault";
}
