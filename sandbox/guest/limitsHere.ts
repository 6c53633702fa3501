import { realmLimits, type RealmLimits } from "#core/limits/realmLimits.ts";

let limits: RealmLimits = realmLimits;

/** What this realm may use up: a guest of ours keeps to it by itself, so that honest code is cut or told and never ended. */
export const limitsHere = (): RealmLimits => limits;

/** Said with the port to the guard, before foreign code is there. */
export function setLimits(said: RealmLimits): void {
  limits = said;
}
