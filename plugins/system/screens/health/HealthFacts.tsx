import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { HealthReport } from "#sdk/wire.ts";
import styles from "./Health.module.css";
import { healthFindings } from "./healthFindings.ts";
import { shareText, timeText } from "./healthTexts.ts";

const minutesOfHour = 60;

/** What needs attention, and the four figures that say most. */
export function HealthFacts({ report, say }: { readonly report: HealthReport; readonly say: SayLate }): ReactElement {
  const { hrefOf, open } = useFollowedLinks();
  const { total, tasks } = report;
  const findings = healthFindings(report, say);
  const sumOf = (state: "waiting" | "running"): number => tasks.reduce((sum, one) => sum + one[state], 0);
  const facts = [
    { name: say("requests"), value: formatNumber(total.calls), note: say("perMinute", { count: formatNumber(total.calls / minutesOfHour, total.calls < 600 ? 1 : 0) }) },
    { name: say("errors"), value: formatNumber(total.errors), note: say("errorsOf", { share: shareText(total.calls === 0 ? 0 : total.errors / total.calls) }) },
    { name: say("time"), value: timeText(total.p50, say), note: say("timeOf", { time: timeText(total.p95, say) }) },
    { name: say("waiting"), value: formatNumber(sumOf("waiting")), note: say("running", { count: formatNumber(sumOf("running")) }) },
  ];
  return (
    <>
      <section className={styles.findings} aria-label={say("attention")}>
        {findings.length === 0 && <StatusPill tone="success">{say("fine")}</StatusPill>}
        {findings.length > 0 && (
          <ul>
            {findings.map(({ id, tone, text, link }) => (
              <li key={id} data-tone={tone}>{link === undefined ? text : <Link href={hrefOf(link)} onPress={(event) => open(link, event)}>{text}</Link>}</li>
            ))}
          </ul>
        )}
      </section>
      <dl className={styles.facts}>
        {facts.map(({ name, value, note }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
