import { createContext, useContext } from "react";
import type { ContributionMap, ContributionPoint } from "../contributions/index.ts";
import { PlatonError } from "../errors/PlatonError.ts";
import type { Readable } from "../plugin/Readable.ts";
import { useReadable } from "./useReadable.ts";

/** Reads the points that the plugin of this tree owns; provided by the kernel. */
export type ReadContributions = <Point extends ContributionPoint>(
  point: Point,
) => Readable<readonly ContributionMap[Point][]>;

/** Given by the kernel to the views of a plugin: of the points that the plugin owns. */
export const ContributionsContext = createContext<ReadContributions>((point) => {
  throw new PlatonError("contribution_point_not_owned", "bug", { message: `contribution point "${point}" is not owned` });
});

/**
 * What active plugins contribute to a point that the plugin's manifest owns; the component is drawn again when one of
 * them is switched on or off.
 * @throws PlatonError `contribution_point_not_owned`
 * @since 1.0.0
 * @example const methods = useContributions("authMethod");
 */
export function useContributions<Point extends ContributionPoint>(point: Point): readonly ContributionMap[Point][] {
  return useReadable(useContext(ContributionsContext)(point));
}
