import type { VersionedSource } from "./sourceVersion.ts";

/** Where incidents of a form's validators stand. */
export const validatorScope = (form: string): string => `form:${form}`;

/**
 * The custom validator of a form's field as that which incidents are told of, alike in browser and server.
 * @example sourceVersion(validatorSource("people", "tin", "value.length === 9 || 'Хато'"))
 */
export const validatorSource = (form: string, field: string, source: string): VersionedSource =>
  ({ scope: validatorScope(form), name: field, scripts: [source] });
