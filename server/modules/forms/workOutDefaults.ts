import { readProgram } from "#core/expressions/program/readProgram.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { acceptValue } from "./acceptValue.ts";
import { evaluatePrepared, note } from "./evaluatePrepared.ts";
import type { FormField, OpenForm } from "./openForm.ts";
import { preparedForm, type Prepared, type PreparedForm } from "./preparedForm.ts";

/** Defaults may be worked out of one another, so often. */
const mostRounds = 10;

/** What elements begin with that nobody sent a value for, by the element's id. */
export type Defaults = ReadonlyMap<string, unknown>;

interface Inserting {
  readonly context: CallContext;
  /** As they were sent, coerced, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Without a value of their own. */
  readonly fields: readonly FormField[];
}

/**
 * The defaults of a new record that are expressions, as the form works them out: each counts as soon as it answers something,
 * and then for those that read it. One that reads the address of a screen is the browser's, and one that fails, or answers what
 * the element cannot hold, leaves it empty and is logged (D75).
 */
export async function workOutDefaults(opened: OpenForm, { context, values, fields }: Inserting): Promise<Defaults> {
  const expressions = preparedForm(opened.form, context);
  const found = new Map<string, unknown>();
  if (!expressions) return found;
  let waiting = fields.flatMap((field) => {
    const prepared = expressions.defaults.get(field.element.id);
    return prepared && !readsAddress(prepared, expressions) ? [{ field, prepared }] : [];
  });
  const known: Record<string, unknown> = { ...values };
  for (let round = 0; waiting.length > 0 && round < mostRounds; round += 1) {
    const wanted = waiting.map(({ prepared }) => prepared);
    const results = await evaluatePrepared(opened, { context, values: known, stored: undefined }, { names: expressions.names, wanted });
    const before = found.size;
    for (const { field, prepared } of waiting) {
      const value = await held(opened, context, { prepared, said: results.get(prepared) });
      if (value === undefined) continue;
      found.set(field.element.id, value);
      known[field.name] ??= value;
    }
    // As in the form, a program is asked once.
    waiting = waiting.filter(({ field, prepared }) => !found.has(field.element.id) && prepared.prepared.kind === "ready");
    if (found.size === before) break;
  }
  return found;
}

/** The answer as the element holds it; undefined where there is none yet. */
async function held(
  opened: OpenForm, context: CallContext, { prepared, said }: { prepared: Prepared<"defaultValue">; said: unknown },
): Promise<unknown> {
  const { ok, ...coercion } = acceptValue(prepared.element, said);
  if (!ok) {
    const failure = { code: "wrong_result", detail: "key" in coercion ? coercion.key : "", line: 1, column: 1 };
    await note(opened, context, { one: prepared, failure });
    return undefined;
  }
  const value = "value" in coercion ? coercion.value : undefined;
  return value === null || value === "" ? undefined : value;
}

/** Only the browser knows the route's query. */
function readsAddress({ prepared, source }: Prepared<"defaultValue">, { names }: PreparedForm): boolean {
  if (prepared.kind === "program") return readProgram(source, names).reads.has("params");
  return prepared.dependencies.some((path) => /^params\b/.test(path));
}
