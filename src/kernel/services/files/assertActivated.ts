import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { awaitPress } from "../overlays/awaitPress.ts";

/**
 * What asks or touches the user's own things happens only at their click or key: the browser remembers it for some
 * seconds, longer than a guest's call takes.
 * @throws PlatonError `not_activated`
 */
export async function assertActivated(): Promise<void> {
  if (!(await awaitPress(() => isActivated() || undefined))) throw new PlatonError("not_activated", "expected");
}

/** Browsers without it refuse by themselves. */
const isActivated = (): boolean => (navigator.userActivation as UserActivation | undefined)?.isActive !== false;
