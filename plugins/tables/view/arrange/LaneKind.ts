import { isForMany, readButtonAction } from "#core/buttons/buttonAction.ts";
import type { ArrangedPart } from "#core/arranging/ArrangedPart.ts";

type Values = ArrangedPart["values"];

/** Parts of a table that stand in lines beside each other: how they tell in which. */
export interface LaneKind {
  readonly entity: "table_filters" | "table_buttons";
  /** From above. */
  readonly lanes: readonly string[];
  laneOf(values: Values): string;
  /** What makes it stand in a line. */
  into(lane: string): Values;
  mayStand(values: Values, lane: string): boolean;
}

export const filterLanes: LaneKind = { entity: "table_filters", lanes: ["filters"], laneOf: () => "filters", into: () => ({}), mayStand: () => true };

export const buttonLanes: LaneKind = {
  entity: "table_buttons",
  lanes: ["toolbar", "row", "selection"],
  laneOf: ({ scope }) => String(scope),
  into: (scope) => ({ scope }),
  mayStand: ({ action }, lane) => {
    const deed = readButtonAction(String(action ?? ""));
    return lane !== "row" || deed === undefined || !isForMany(deed);
  },
};
