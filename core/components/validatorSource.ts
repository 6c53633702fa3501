import type { VersionedSource } from "./sourceVersion.ts";

const scopeHead = "form:";

/** The form in whose scope incidents of validators stand; undefined of another scope. */
export const formOfScope = (scope: string): string | undefined =>
  scope.startsWith(scopeHead) ? scope.slice(scopeHead.length) : undefined;

/**
 * The custom validator of a form's field as that which incidents are told of, alike in browser and server.
 * @example sourceVersion(validatorSource("people", "tin", "value.length === 9 || 'Хато'"))
 */
export const validatorSource = (form: string, field: string, source: string): VersionedSource =>
  ({ scope: scopeHead + form, name: field, scripts: [source] });
