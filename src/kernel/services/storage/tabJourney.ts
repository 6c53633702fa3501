import type { Journey } from "#sdk/capabilities/session.ts";

/** Of this tab alone: another one that is open at the same time is on its own way. */
const name = "platon_journey";

export function keepJourney(journey: Journey): void {
  window.sessionStorage.setItem(name, JSON.stringify(journey));
}

/** The journey with this state, which is over by that; undefined where none is known. */
export function takeJourney(state: string): Journey | undefined {
  const kept: unknown = JSON.parse(window.sessionStorage.getItem(name) ?? "null");
  window.sessionStorage.removeItem(name);
  return isJourney(kept) && kept.state === state ? kept : undefined;
}

function isJourney(value: unknown): value is Journey {
  const { state, method, next } = (typeof value === "object" && value !== null ? value : {}) as Partial<Record<keyof Journey, unknown>>;
  return [state, method, next].every((one) => typeof one === "string");
}
