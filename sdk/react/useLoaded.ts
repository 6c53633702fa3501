import { useCallback, useEffect, useState } from "react";
import { isCancelled } from "../errors/PlatonError.ts";

export type Loaded<Value> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: Value }
  | { readonly state: "failed"; readonly failure: unknown };

/**
 * Loads a value and loads again when `dependencies` change or `reload` is called; an overtaken load is aborted and
 * its answer ignored. While it loads again the earlier value stays.
 * @since 1.0.0
 * @example const [city, reload] = useLoaded((signal) => forms.read("cities", id, { signal }), [id]);
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  dependencies: readonly unknown[],
): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: "loading" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => abort.signal.aborted || setLoaded({ state: "ready", value }),
      (failure: unknown) => abort.signal.aborted || isCancelled(failure) || setLoaded({ state: "failed", failure }),
    );
    return () => abort.abort();
    // The caller names what `load` depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [...dependencies, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return [loaded, reload];
}
