import { formatNumber } from "#core/format/formatNumber.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import type { Tone } from "#sdk/ui/foundation/tones.ts";
import type { HealthReport } from "#sdk/wire.ts";
import { shareText, timeText } from "./healthTexts.ts";

/** From where on a figure is told of. */
const from = { errorShare: 0.01, slowMs: 2_000, waitingMs: 600_000, busy: 0.8 } as const;

export interface Finding {
  readonly id: string;
  readonly tone: Extract<Tone, "danger" | "warning">;
  readonly text: string;
  /** Where more of it is seen. */
  readonly link?: string;
}

/** What somebody ought to look at, the gravest first. */
export function healthFindings({ at, total, tasks, waitingSince, realms, server }: HealthReport, say: SayLate): Finding[] {
  const since = (moment: string): number => Date.parse(at) - Date.parse(moment);
  const nodes = server?.nodes ?? [];
  const versions = [...new Set(nodes.filter(({ isAway }) => !isAway).map(({ version }) => version))].sort();
  const failed = tasks.reduce((sum, one) => sum + one.failed, 0);
  const stopped = realms.filter(({ quarantined }) => quarantined).length;
  const share = total.calls === 0 ? 0 : total.errors / total.calls;
  const found: (Finding | false)[] = [
    share >= from.errorShare && { id: "errors", tone: "danger", text: say("findings.errors", { share: shareText(share), count: formatNumber(total.errors) }), link: "tables/api_metrics" },
    ...nodes.filter(({ isAway }) => isAway).map(({ id, host, seenAt }): Finding => ({ id, tone: "danger", text: say("findings.away", { host, time: timeText(since(seenAt), say) }) })),
    total.p95 !== null && total.p95 >= from.slowMs && { id: "slow", tone: "warning", text: say("findings.slow", { time: timeText(total.p95, say) }) },
    waitingSince !== null && since(waitingSince) >= from.waitingMs && { id: "waiting", tone: "warning", text: say("findings.waiting", { time: timeText(since(waitingSince), say) }), link: "async?of=all" },
    ...nodes.filter(({ busy, isAway }) => busy >= from.busy && !isAway).map(({ id, host, busy }): Finding => ({ id, tone: "warning", text: say("findings.busy", { host, share: shareText(busy) }) })),
    versions.length > 1 && { id: "versions", tone: "warning", text: say("findings.versions", { versions: versions.join(", ") }) },
    stopped > 0 && { id: "quarantined", tone: "warning", text: say("findings.quarantined", { count: stopped }), link: "system/plugins" },
    failed > 0 && { id: "failed", tone: "warning", text: say("findings.failed", { count: failed }), link: "async?of=all" },
  ];
  return found.filter((one) => one !== false);
}
