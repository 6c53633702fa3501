import { useCallback, useEffect, useRef, useState } from "react";
import { isCancelled, PlatonError } from "../errors/PlatonError.ts";
import { useServerBack } from "./ServerAwayContext.ts";

export type Loaded<Value> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: Value }
  | { readonly state: "failed"; readonly failure: unknown };

/**
 * Loads a value and loads again when `dependencies` change or `reload` is called; an overtaken load is aborted and
 * its answer ignored. While it loads again the earlier value stays, also when that fails for reasons that pass; what failed
 * so is loaded again when the server, which was away, is back.
 * @since 1.0.0
 * @example const [city, reload] = useLoaded((signal) => forms.read("cities", id, { signal }), [id]);
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  dependencies: readonly unknown[],
): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: "loading" });
  const [round, setRound] = useState(0);
  const loadedFor = useRef<readonly unknown[]>(undefined);
  /** The last load failed, for a reason that passes. */
  const isMissed = useRef(false);
  useEffect(() => {
    const abort = new AbortController();
    const take = (value: Value): void => {
      loadedFor.current = dependencies;
      isMissed.current = false;
      setLoaded({ state: "ready", value });
    };
    const fail = (failure: unknown): void => {
      isMissed.current = isPassing(failure);
      const isKept = isMissed.current && dependencies.every((one, index) => Object.is(one, loadedFor.current?.[index]));
      setLoaded((before) => (isKept && before.state === "ready" ? before : { state: "failed", failure }));
    };
    load(abort.signal).then(
      (value) => abort.signal.aborted || take(value),
      (failure: unknown) => abort.signal.aborted || isCancelled(failure) || fail(failure),
    );
    return () => abort.abort();
    // The caller names what `load` depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [...dependencies, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useServerBack(() => void (isMissed.current && reload()));
  return [loaded, reload];
}

/** The network or the server, not an answer about what was asked for. */
const isPassing = (failure: unknown): boolean =>
  failure instanceof PlatonError && (failure.code === "network" || (failure.details.status ?? 0) >= 500);
