import { useEffect, useMemo, useState } from "react";
import type { Expression, ExpressionScope } from "#sdk/capabilities/expressions.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useExpressionUser } from "#sdk/react/useExpressionUser.ts";
import { useReadable } from "#sdk/react/useReadable.ts";

/** A filter or a button of a table. */
interface Conditioned {
  readonly id: string;
  readonly displayCondition: string | null;
}

export interface ConditionOptions {
  /** Whose they are, for the log: `tables/cities`. */
  readonly owner: string;
  /** Values of the set filters, by field. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** That a button is for; none for buttons of the whole table. */
  readonly row?: Readonly<Record<string, unknown>>;
}

type Conditions = readonly (readonly [id: string, condition: Expression<"displayCondition">])[];

const none: Conditions = [];
const noValues = {};
const noRow = {};

/**
 * Those of the items that their displayCondition shows (D46): it sees the user, the route's query, and the values of the
 * set filters. Items with a condition come once it is known.
 */
export function useConditions<Item extends Conditioned>(items: readonly Item[], { owner, values = noValues, row = noRow }: ConditionOptions): readonly Item[] {
  const conditions = usePrepared(items, owner);
  const user = useExpressionUser();
  const { query } = useReadable(useCapability("navigation").location);
  const scope = useMemo(() => ({ values, value: null, row, user, params: query, isNew: false }), [values, row, user, query]);
  const shown = useShown(conditions, scope);
  return useMemo(() => items.filter(({ id, displayCondition }) => !displayCondition || shown.has(id)), [items, shown]);
}

/** The conditions of the items; undefined while they are being made ready. */
function usePrepared(items: readonly Conditioned[], owner: string): Conditions | undefined {
  const expressions = useCapability("expressions");
  const log = useCapability("logging");
  const [prepared, setPrepared] = useState<Conditions>();
  const sources = useMemo(() => items.flatMap(({ id, displayCondition: source }) => (source ? [{ id, source }] : [])), [items]);
  useEffect(() => {
    if (sources.length === 0) return undefined;
    let isWanted = true;
    const all = sources.map(async ({ id, source }) =>
      [id, await expressions.prepare({ source, purpose: "displayCondition", owner: `${owner}.${id}.displayCondition` })] as const);
    Promise.all(all).then(
      (ready) => {
        if (isWanted) setPrepared(ready);
      },
      (failure: unknown) => log.error(failure),
    );
    return () => void (isWanted = false);
  }, [sources, owner, expressions, log]);
  return sources.length === 0 ? none : prepared;
}

/** Ids of the items whose condition holds. */
function useShown(conditions: Conditions | undefined, scope: ExpressionScope): ReadonlySet<string> {
  const [programs, setPrograms] = useState<ReadonlyMap<string, boolean>>(new Map());
  useEffect(() => {
    const asked = (conditions ?? []).filter(([, { isProgram }]) => isProgram);
    if (asked.length === 0) return undefined;
    let isWanted = true;
    const answers = asked.map(async ([id, condition]) => [id, (await condition.evaluateAll([scope]))[0] ?? true] as const);
    void Promise.all(answers).then((answered) => isWanted && setPrograms(new Map(answered)));
    return () => void (isWanted = false);
  }, [conditions, scope]);
  return useMemo(() => {
    const holds = (conditions ?? []).filter(([id, condition]) =>
      condition.isProgram ? (programs.get(id) ?? condition.fallback) : condition.evaluate(scope));
    return new Set(holds.map(([id]) => id));
  }, [conditions, programs, scope]);
}
