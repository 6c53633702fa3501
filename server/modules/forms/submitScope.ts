import type { FormRecord } from "#contract/form.ts";
import { plainDefault } from "#core/elements/defaultValue.ts";
import { withOperands } from "#core/decimal/asOperand.ts";
import type { Scope } from "#core/expressions/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Element } from "../config/index.ts";
import type { OpenForm } from "./openForm.ts";

/** What somebody is about to save. */
export interface Submit {
  readonly context: CallContext;
  /** Its values, coerced, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The record as it is; undefined for a new one. */
  readonly stored: FormRecord | undefined;
}

/**
 * What an element's expression sees (docs/expressions.md): the values that the record would have after
 * the submit, by name and together; the record as it is; who saves. A route's query is the browser's, so `params` is empty.
 */
export function submitScope({ fields }: OpenForm, { context, values, stored }: Submit, element: Element): Scope {
  const all = Object.fromEntries(
    fields.map(({ name, element }) => [name, valueOf(values, name) ?? (stored ? stored.values[name] : plainDefault(element)) ?? null]),
  );
  const decimals = fields.flatMap(({ name, element: { type } }) => (type === "number" ? [name] : []));
  const merged = withOperands({ ...all, ...values }, decimals);
  const { dataField } = element;
  return {
    ...merged,
    values: merged,
    value: dataField === undefined ? null : (valueOf(merged, dataField) ?? null),
    field: dataField ?? null,
    row: withOperands(stored?.values ?? {}, decimals),
    user: userOf(context),
    params: {},
    isNew: stored === undefined,
  };
}

const valueOf = (values: Readonly<Record<string, unknown>>, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);

/** A guest has no id, no name and no permissions. */
const userOf = ({ caller, language }: CallContext) => ({
  id: caller?.userId ?? null,
  fullName: caller?.fullName ?? "",
  permissions: caller?.permissions ?? [],
  orgId: caller?.orgId ?? null,
  locale: language,
});
