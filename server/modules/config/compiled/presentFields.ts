import type { CompiledOf, Fields, WireOf } from "#contract/entities/describe.ts";

/**
 * The described properties of a configured object as an answer has them: texts that people read in the caller's language,
 * null for what is not said, nothing that is for the server alone.
 */
export function presentFields<F extends Fields>(fields: F, object: Readonly<CompiledOf<F>>, translate: (text: string) => string): WireOf<F> {
  const values = object as Readonly<Record<string, unknown>>;
  const shown = Object.entries(fields).filter(([, { isInternal }]) => !isInternal);
  return Object.fromEntries(shown.map(([name, { isTranslated, default: byDefault }]) => {
    const value = values[name] ?? byDefault ?? null;
    return [name, isTranslated && typeof value === "string" ? translate(value) : value];
  })) as WireOf<F>;
}
