import { useEffect, useMemo, useRef, useState } from "react";
import type { ArrangedPart, ArrangeStep } from "#core/arranging/ArrangedPart.ts";
import { arrangeParts } from "#core/arranging/arrangeParts.ts";
import { composeArrangement } from "#core/arranging/composeArrangement.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readRefusal, type Refusal } from "#sdk/errors/readRefusal.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import type { ObjectPart } from "#sdk/wire.ts";

export interface ArrangingOptions {
  /** Of the parts: `table_columns`. */
  readonly entity: string;
  /** The property of a part that leads to its owner: `tableId`. */
  readonly field: string;
  /** The owner. */
  readonly id: string;
  /** Another one is a reason to look at the parts again: somebody changed them. */
  readonly version: unknown;
}

/** What a person arranges, from the first step until it is saved. */
export interface Arranging {
  /** As the server has them. */
  readonly before: readonly ArrangedPart[] | undefined;
  /** As they are arranged by now, siblings in their order; undefined until they are there. */
  readonly parts: readonly ArrangedPart[] | undefined;
  readonly failure: unknown;
  /** Steps that came to nothing, because others took away what they are of. */
  readonly missed: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isBusy: boolean;
  readonly refused: Refusal | undefined;
  /** Several are taken back as one. */
  take(...steps: readonly ArrangeStep[]): void;
  undo(): void;
  redo(): void;
  reload(): void;
  /** Writes what is another; true when it is saved. */
  save(): Promise<boolean>;
}

interface Steps {
  readonly done: readonly (readonly ArrangeStep[])[];
  readonly undone: readonly (readonly ArrangeStep[])[];
}
const none: Steps = { done: [], undone: [] };

/**
 * Parts of an object of configuration, put in order by hand: every step can be taken back, nothing holds until it is saved, and
 * what others change meanwhile stays theirs. Leaving asks while there are steps. Needs `http`, `navigation`, `toasts`, `logging` and `i18n`.
 * @since 1.0.0
 * @example const arranging = useArranging({ entity: "table_columns", field: "tableId", id: table.id, version: table.revision });
 */
export function useArranging({ entity, field, id, version }: ArrangingOptions): Arranging {
  const t = useText();
  const locale = useLocale();
  const { http, toasts, logging, navigation } = { http: useCapability("http"), toasts: useCapability("toasts"), logging: useCapability("logging"), navigation: useCapability("navigation") };
  const read = async (signal?: AbortSignal): Promise<ArrangedPart[]> =>
    (await http.call("GET config/parts/{entity}/{id}", { params: { entity, id }, ...(signal && { signal }) })).map(toPart);
  const [loaded, reload] = useLoaded(read, [http, entity, id, version]);
  const [steps, setSteps] = useState(none);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const base = loaded.state === "ready" ? loaded.value : undefined;
  const arranged = useMemo(() => base && arrangeParts(base, steps.done.flat()), [base, steps]);
  const isDirty = useRef(false);
  isDirty.current = steps.done.length > 0;
  useEffect(() => {
    const guarding = navigation.guard(() => isDirty.current);
    return () => guarding.dispose();
  }, [navigation]);
  const change = (next: (before: Steps) => Steps): void => {
    setRefused(undefined);
    setSteps(next);
  };
  /** To what is there now: when somebody else was faster, once more with theirs. */
  const write = async (parts: readonly ArrangedPart[], isLast = false): Promise<void> => {
    const changes = composeArrangement(parts, arrangeParts(parts, steps.done.flat()).parts, { entity, field, id });
    if (changes.length === 0) return;
    try {
      await http.call("POST config/changes", { body: { changes } });
    } catch (failure) {
      if (isLast || !(failure instanceof PlatonError) || failure.code !== "stale_version") throw failure;
      await write(await read(), true);
    }
  };
  const save = async (): Promise<boolean> => {
    if (base === undefined || isBusy) return false;
    setBusy(true);
    setRefused(undefined);
    try {
      await write(base);
      isDirty.current = false;
      setSteps(none);
      reload();
      void toasts.show({ kind: "success", text: t("places.arrange.saved") });
      return true;
    } catch (failure) {
      if (!(failure instanceof PlatonError)) logging.error(failure);
      setRefused(readRefusal(failure, locale));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    before: base, parts: arranged?.parts, missed: arranged?.missed.length ?? 0, failure: loaded.state === "failed" ? loaded.failure : undefined,
    canUndo: steps.done.length > 0, canRedo: steps.undone.length > 0, isBusy, refused,
    take: (...taken) => change(({ done }) => ({ done: [...done, taken], undone: [] })),
    undo: () => change(({ done, undone }) => ({ done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] })),
    redo: () => change(({ done, undone }) => ({ done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) })),
    reload, save,
  };
}

const toPart = ({ id, version, parentId, values }: ObjectPart): ArrangedPart => ({ id, version, parentId: parentId ?? undefined, values });
