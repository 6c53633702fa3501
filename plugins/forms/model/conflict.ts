import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { Conflict, FormConfig } from "#sdk/wire.ts";
import { changedValues, formFields, isSame, type FieldElement, type FormValues } from "./formFields.ts";

/** The server's state of the record, when somebody else saved first (D7). */
export function conflictOf(failure: unknown): Conflict | undefined {
  if (!(failure instanceof PlatonError) || failure.code !== "stale_version") return undefined;
  // Without the right to read there is nothing to compare with.
  const { values, ...conflict } = failure.details.data as Omit<Conflict, "values"> & Partial<Conflict>;
  return values && { ...conflict, values };
}

/** A field that both changed, to different values. */
export interface Clash {
  readonly element: FieldElement;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What stood there before either changed it. */
  readonly before: unknown;
}

export interface OwnState {
  /** What stands in the form. */
  readonly mine: FormValues;
  /** What stood there before the person changed anything. */
  readonly before: FormValues;
}

export function clashes(config: FormConfig, theirValues: FormValues, { mine, before }: OwnState): Clash[] {
  return formFields(config.elements)
    .map((element) => ({ element, mine: mine[element.dataField], theirs: theirValues[element.dataField] ?? null, before: before[element.dataField] }))
    .filter(({ mine: own, theirs, before: was }) => !isSame(own, was) && !isSame(theirs, was) && !isSame(own, theirs));
}

/** The server's values with the person's own changes on top: nothing typed is lost. */
export function rebased(theirValues: FormValues, { mine, before }: OwnState): FormValues {
  return { ...theirValues, ...changedValues(mine, before) };
}

/** As `rebased`, but in these fields the server's value stays. */
export function yielded(theirValues: FormValues, own: OwnState, fields: readonly string[]): FormValues {
  return { ...rebased(theirValues, own), ...Object.fromEntries(fields.map((name) => [name, theirValues[name]])) };
}
