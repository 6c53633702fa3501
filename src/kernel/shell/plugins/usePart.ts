import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import type { ContributionMap, ContributionPoint } from "#sdk/contributions/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useKernel } from "../react/KernelContext.ts";

/** A contribution that is wanted by its id, as it comes and goes. */
export type Part<Point extends ContributionPoint> =
  /** No plugin that is on declares it. */
  | { readonly state: "off" }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: unknown; readonly retry: () => void }
  | { readonly state: "ready"; readonly definition: ContributionMap[Point]; readonly plugin: string };

/** Loads what a plugin declares, and follows the plugin being switched off and on. */
export function usePart<Point extends ContributionPoint>(point: Point, id: string): Part<Point> {
  useSignals();
  const { plugins } = useKernel();
  const owner = plugins.ownerOf(point, id);
  const definition = plugins.find(point, id);
  const isMissing = definition === undefined;
  const [failure, setFailure] = useState<unknown>(undefined);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!owner || !isMissing) return;
    let isGone = false;
    plugins.need(point, id).then(
      (found) => isGone || found || setFailure(new PlatonError("contribution_missing", "bug")),
      (reason: unknown) => isGone || setFailure(reason),
    );
    return () => void (isGone = true);
  }, [plugins, owner, isMissing, point, id, round]);
  if (!owner) return { state: "off" };
  if (definition) return { state: "ready", definition, plugin: owner.id };
  if (failure === undefined) return { state: "loading" };
  const retry = (): void => {
    setFailure(undefined);
    setRound(round + 1);
  };
  return { state: "failed", failure, retry };
}
