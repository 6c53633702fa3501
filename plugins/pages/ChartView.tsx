import { lazy, Suspense, type ReactElement } from "react";
import { defineView, type ViewProps } from "#sdk/contributions/view.ts";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";

const GivenChart = lazy(async () => ({ default: (await import("#sdk/charts/GivenChart.tsx")).GivenChart }));

/** A picture of figures: `<View kind="chart" metric="applications_by_day" chart="line" />`; it comes with the first one. */
const ChartView = (props: ViewProps): ReactElement => (
  <Suspense fallback={<Skeleton height={240} />}><GivenChart {...props} /></Suspense>
);

export const chartView = defineView({ kind: "chart", component: ChartView });
