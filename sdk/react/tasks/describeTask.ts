import { formatNumber } from "#core/format/formatNumber.ts";
import type { Task } from "#contract/task.ts";
import type { Tone } from "../../ui/foundation/tones.ts";
import type { SayLate } from "../live/useLateText.ts";

const kinds: ReadonlySet<string> = new Set(["export", "import", "document", "cron", "table"]);
const counted: readonly string[] = ["rows", "inserted", "updated", "skipped", "failed", "undone", "removed", "files", "shortened"];

/** How a state is marked. */
export const taskTones: Readonly<Record<Task["state"], Tone>> = {
  waiting: "neutral", running: "info", done: "success", failed: "danger", cancelled: "neutral", interrupted: "warning",
};

/** @example "Экспорт: Шаҳарлар" */
export function titleOfTask({ kind, subject }: Pick<Task, "kind" | "subject">, say: SayLate): string {
  const name = say(`kinds.${kinds.has(kind) ? kind : "unknown"}`);
  return subject === null ? name : say("title", { kind: name, subject });
}

/** What it did, one text for each thing that is counted. */
export const countsOfTask = ({ counts }: Pick<Task, "counts">, say: SayLate): string[] =>
  counted.flatMap((name) => (counts[name] === undefined ? [] : [say(`counts.${name}`, { count: formatNumber(counts[name]) })]));

/** 0 to 100; undefined where nobody knows how much there is. */
export const percentOfTask = ({ done, total }: Pick<Task, "done" | "total">): number | undefined => (total ? Math.min(100, (100 * done) / total) : undefined);

/** Whether it has not ended. */
export const isOpenTask = ({ state }: Pick<Task, "state">): boolean => state === "waiting" || state === "running";
