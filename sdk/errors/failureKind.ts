import { PlatonError } from "./PlatonError.ts";

/** Which of the error views is shown (spec §2 Error view). */
export type FailureKind = "server" | "access" | "missing" | "offline" | "starting" | "bug";

/** A server that starts says so by 503 and its code. 500 or above: the server; 401, 403: no access; unreachable: offline; not ours at all: a bug; else: not found. */
export function failureKind(failure: unknown): FailureKind {
  if (!(failure instanceof PlatonError)) return "bug";
  const status = failure.details.status ?? 0;
  if (failure.code === "network") return "offline";
  if (failure.code === "starting") return "starting";
  if (failure.family === "bug" && status < 500) return "bug";
  if (status >= 500) return "server";
  return status === 401 || status === 403 ? "access" : "missing";
}
