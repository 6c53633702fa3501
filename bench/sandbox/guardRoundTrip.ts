import { measure as measureRoundTrip } from "../first-light/sdkRoundTrip.ts";
import { atMost, type Figure } from "../harness/Figure.ts";

/** The round trip of an SDK call as in the first group, held against the limit of this one. */
export async function measure(): Promise<Figure[]> {
  const figures = await measureRoundTrip();
  return figures.map((figure) =>
    figure.limit === null ? figure : atMost("SDK round trip through the guard against a raw message through one relay, p50", figure.value, { unit: "×", limit: 2.5 }),
  );
}
