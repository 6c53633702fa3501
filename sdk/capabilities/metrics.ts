import type { MetricAnswer } from "#contract/metric.ts";
import type { GuestMembers } from "./guestMembers.ts";
import type { ReadOptions } from "./tables.ts";

export type { MetricAnswer, MetricPoint } from "#contract/metric.ts";

/**
 * The project's metrics: a figure, figures along time or groups, or rows, under the signed-in user's own permissions.
 *
 * Guests: `read`, of the metrics that the grant names.
 * @since 1.0.0
 * @example const answer = await metrics.read("applications_by_day", { city: "Нукус" });
 * if (answer.shape === "series") answer.points.map(({ x, y }) => [x, y[0]]);
 * @see decisions D45, D46
 */
export interface MetricsCapability {
  /**
   * @param params by the names of the metric's parameters; a list as JSON or an array
   * @throws PlatonError `not_found`, `forbidden`, `unknown_field`, `invalid_values`, `query_timeout`, `too_many_requests`; for guests
   *   `capability_missing`
   */
  read(name: string, params?: Readonly<Record<string, unknown>>, options?: ReadOptions): Promise<MetricAnswer>;
}

/** What of it code in a sandbox may be granted. */
export const metricsForGuests = {
  methods: ["read"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<MetricsCapability>;
