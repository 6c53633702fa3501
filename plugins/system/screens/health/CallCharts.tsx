import type { ReactElement } from "react";
import { formatTime } from "#core/format/formatDate.ts";
import { Chart } from "#sdk/charts/Chart.tsx";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import type { HealthReport } from "#sdk/wire.ts";
import styles from "./Health.module.css";

const height = 200;

/** Requests of the last hour minute by minute: how many, and how long they took. */
export function CallCharts({ minutes, say }: { readonly minutes: HealthReport["minutes"]; readonly say: SayLate }): ReactElement {
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const last = minutes.length - 1;
  const places = minutes.map(({ at }, index) => ({ x: at, label: formatTime(at, { timeZone }), ...(index === last && { isRunning: true as const }) }));
  const series = (...names: string[]) => names.map((name) => ({ name, title: say(`chart.${name}`) }));
  return (
    <div className={styles.charts}>
      <div className={styles.panel}>
        <Chart
          title={say("chart.calls")} kind="bar" isStacked height={height}
          data={{
            series: series("answered", "refused", "failed"),
            points: minutes.map(({ calls, refusals, errors }, index) => ({ x: null, ...places[index], y: [calls - refusals - errors, refusals, errors] })),
          }}
        />
      </div>
      <div className={styles.panel}>
        <Chart
          title={say("chart.times")} kind="line" height={height}
          data={{ series: series("half", "most"), points: minutes.map(({ p50, p95 }, index) => ({ x: null, ...places[index], y: [p50, p95] })) }}
        />
      </div>
    </div>
  );
}
