import { measure as measureCold } from "../first-light/realmCold.ts";
import { atMost, type Figure } from "../harness/Figure.ts";

/** The cold start as in the first group, held against the limit of this one. */
export async function measure(): Promise<Figure[]> {
  const figures = await measureCold();
  return figures.map((figure) =>
    figure.limit === null ? figure : atMost("cold start without a spare against an empty frame and worker, p50", figure.value, { unit: "×", limit: 2.5 }),
  );
}
