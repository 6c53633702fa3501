import { PlatonError } from "#sdk/errors/PlatonError.ts";

/**
 * What asks or touches the user's own things happens only at their click or key: the browser remembers it for some
 * seconds, longer than a guest's call takes.
 * @throws PlatonError `not_activated`
 */
export function assertActivated(): void {
  // Browsers without it refuse by themselves.
  const activation = navigator.userActivation as UserActivation | undefined;
  if (activation?.isActive === false) throw new PlatonError("not_activated", "expected");
}
