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
  /** Parts of which kinds, by entity, and the property of each that leads to its owner: `{ table_columns: "tableId" }`; undefined for the owner itself. A constant. */
  readonly lists: Readonly<Record<string, string | undefined>>;
  /** The owner. */
  readonly id: string;
  /** Another one is a reason to look at the parts again: somebody changed them. */
  readonly version: unknown;
}

/** Parts of one kind. */
export interface ArrangedList {
  /** As the server has them. */
  readonly before: readonly ArrangedPart[];
  /** As they are arranged by now, siblings in their order. */
  readonly parts: readonly ArrangedPart[];
  /** Several are taken back as one. */
  take(...steps: readonly ArrangeStep[]): void;
}

/** What a person arranges, from the first step until it is saved. */
export interface Arranging {
  /** Whether the parts are there. */
  readonly isReady: boolean;
  readonly failure: unknown;
  /** Steps that came to nothing, because others took away what they are of. */
  readonly missed: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isBusy: boolean;
  readonly refused: Refusal | undefined;
  /** By the entity of the parts; nothing stands in it until they are there. */
  of(entity: string): ArrangedList;
  undo(): void;
  redo(): void;
  reload(): void;
  /** Writes what is another; true when it is saved. */
  save(): Promise<boolean>;
}

/** What was done at once, with parts of one kind. */
interface Deed {
  readonly entity: string;
  readonly steps: readonly ArrangeStep[];
}

interface Deeds {
  readonly done: readonly Deed[];
  readonly undone: readonly Deed[];
}
const none: Deeds = { done: [], undone: [] };

type Lists = ReadonlyMap<string, readonly ArrangedPart[]>;
const noParts: readonly ArrangedPart[] = [];

/**
 * Parts of an object of configuration, put in order by hand: every step can be taken back, nothing holds until it is saved, and
 * what others change meanwhile stays theirs. Leaving asks while there are steps. Needs `http`, `navigation`, `toasts`, `logging` and `i18n`.
 * @since 1.0.0
 * @example const arranging = useArranging({ lists: { table_columns: "tableId" }, id: table.id, version: table.revision });
 */
export function useArranging({ lists, id, version }: ArrangingOptions): Arranging {
  const t = useText();
  const locale = useLocale();
  const { http, toasts, logging, navigation } = { http: useCapability("http"), toasts: useCapability("toasts"), logging: useCapability("logging"), navigation: useCapability("navigation") };
  const readOne = async (entity: string, signal?: AbortSignal): Promise<[string, ArrangedPart[]]> =>
    [entity, (await http.call("GET config/parts/{entity}/{id}", { params: { entity, id }, ...(signal && { signal }) })).map(toPart)];
  const read = async (signal?: AbortSignal): Promise<Lists> => new Map(await Promise.all(Object.keys(lists).map(async (entity) => await readOne(entity, signal))));
  const [loaded, reload] = useLoaded(read, [http, lists, id, version]);
  const [deeds, setDeeds] = useState(none);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const base = loaded.state === "ready" ? loaded.value : undefined;
  const arranged = useMemo(() => base && arrange(base, deeds.done), [base, deeds]);
  const isDirty = useRef(false);
  isDirty.current = deeds.done.length > 0;
  useEffect(() => {
    const guarding = navigation.guard(() => isDirty.current);
    return () => guarding.dispose();
  }, [navigation]);
  const change = (next: (before: Deeds) => Deeds): void => {
    setRefused(undefined);
    setDeeds(next);
  };
  /** To what is there now: when somebody else was faster, once more with theirs. */
  const write = async (present: Lists, isLast = false): Promise<void> => {
    const after = arrange(present, deeds.done).lists;
    const changes = [...present].flatMap(([entity, parts]) => {
      const field = lists[entity];
      return composeArrangement(parts, after.get(entity) ?? parts, { entity, id, ...(field !== undefined && { field }) });
    });
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
      setDeeds(none);
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
    isReady: arranged !== undefined, missed: arranged?.missed ?? 0, failure: loaded.state === "failed" ? loaded.failure : undefined,
    canUndo: deeds.done.length > 0, canRedo: deeds.undone.length > 0, isBusy, refused,
    of: (entity) => ({
      before: base?.get(entity) ?? noParts, parts: arranged?.lists.get(entity) ?? noParts,
      take: (...steps) => change(({ done }) => ({ done: [...done, { entity, steps }], undone: [] })),
    }),
    undo: () => change(({ done, undone }) => ({ done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] })),
    redo: () => change(({ done, undone }) => ({ done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) })),
    reload, save,
  };
}

/** Each kind after what was done with it. */
function arrange(base: Lists, done: readonly Deed[]): { readonly lists: Lists; readonly missed: number } {
  const arranged = [...base].map(([entity, parts]) => [entity, arrangeParts(parts, done.filter((deed) => deed.entity === entity).flatMap(({ steps }) => steps))] as const);
  return {
    lists: new Map(arranged.map(([entity, { parts }]) => [entity, parts])),
    missed: arranged.reduce((all, [, { missed }]) => all + missed.length, 0),
  };
}

const toPart = ({ id, version, parentId, values }: ObjectPart): ArrangedPart => ({ id, version, parentId: parentId ?? undefined, values });
