import type { MetricAnswer } from "#contract/metric.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useLoaded } from "./useLoaded.ts";

/** What a metric found, as far as it is there. */
export interface UseMetricAnswer {
  /** Undefined while it is asked for the first time, or where it could not be. */
  readonly answer: MetricAnswer | undefined;
  readonly isLoading: boolean;
  /** Why it could not be read. */
  readonly failure: unknown;
  reload(): void;
}

/**
 * A metric of the project, asked again when its parameters change. Needs `metrics`.
 * @since 1.0.0
 * @example const { answer } = useMetric("applications_by_day", { city });
 * return answer?.shape === "number" ? <b>{answer.value}</b> : undefined;
 */
export function useMetric(name: string, params: Readonly<Record<string, unknown>> = {}): UseMetricAnswer {
  const metrics = useCapability("metrics");
  // Callers write the parameters as a literal: their text tells whether they are others.
  const key = JSON.stringify(params);
  const [loaded, reload] = useLoaded((signal) => metrics.read(name, JSON.parse(key) as Record<string, unknown>, { signal }), [metrics, name, key]);
  return {
    answer: loaded.state === "ready" ? loaded.value : undefined,
    isLoading: loaded.state === "loading",
    failure: loaded.state === "failed" ? loaded.failure : undefined,
    reload,
  };
}
