import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { Card } from "#sdk/ui/layout/Card.tsx";
import type { HealthReport } from "#sdk/wire.ts";
import styles from "./Health.module.css";
import { MoreLink } from "./MoreLink.tsx";

const whole = (ms: number | null): string => (ms === null ? "—" : formatNumber(ms < 10 ? ms : Math.round(ms), ms < 10 ? 1 : 0));

/** Requests of the last hour by endpoint: faults first, then what was asked most. */
export function CallTable({ calls, say }: { readonly calls: HealthReport["calls"]; readonly say: SayLate }): ReactElement {
  return (
    <Card title={say("calls")} actions={<MoreLink link="tables/api_metrics" text={say("days")} />} isBare>
      {calls.length === 0 && <p className={styles.empty}>{say("noCalls")}</p>}
      {calls.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say("call")}</th>
              <th scope="col" className={styles.number}>{say("count")}</th>
              <th scope="col" className={styles.wide}>{say("refused")}</th>
              <th scope="col" className={styles.number}>{say("errors")}</th>
              <th scope="col" className={styles.wide}>{say("half")}</th>
              <th scope="col" className={styles.number}>{say("most")}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ call, calls: count, refusals, errors, p50, p95 }) => (
              <tr key={call}>
                <th scope="row" className={styles.code}>{call}</th>
                <td className={styles.number}>{formatNumber(count)}</td>
                <td className={styles.wide}>{formatNumber(refusals)}</td>
                <td className={styles.number} data-tone={errors > 0 ? "danger" : undefined}>{formatNumber(errors)}</td>
                <td className={styles.wide}>{whole(p50)}</td>
                <td className={styles.number}>{whole(p95)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
