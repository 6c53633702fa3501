import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type ReactElement } from "react";
import { isSafeColor } from "#core/expressions/purposes/isSafeColor.ts";
import type { Purpose } from "#core/expressions/index.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { toneClass } from "#sdk/ui/foundation/tones.ts";
import type { FormulaScope } from "#sdk/wire.ts";
import styles from "./expression.module.css";
import { testSummary } from "./testSummary.ts";
import { sayFault } from "./sayFault.ts";
import type { TestOutcome } from "./useExpressionTest.ts";
import type { useExpressionText } from "./useExpressionText.ts";

interface ExpressionTestProps {
  readonly purpose: Purpose;
  readonly scope: FormulaScope;
  readonly outcomes: readonly TestOutcome[] | undefined;
  readonly say: ReturnType<typeof useExpressionText>;
}

/** What an expression gives for a record, which can be changed, and how it does with all of them. */
export function ExpressionTest({ purpose, scope, outcomes, say }: ExpressionTestProps): ReactElement | null {
  const [place, setPlace] = useState(0);
  const rows = scope.rows ?? [];
  if (rows.length === 0) return <p className={styles.note}>{say("noRecords")}</p>;
  if (!outcomes) return null;
  if (purpose === "footer") return outcomes.length === 0 ? <p className={styles.note}>{say("elsewhere")}</p> : <Line head={say("allRecords")} outcome={outcomes[0]} say={say} />;
  const at = Math.min(place, outcomes.length - 1);
  const { failed, firstFailed, counted, count } = testSummary(outcomes, purpose);
  const of = outcomes.length;
  return (
    <div className={styles.test}>
      <div className={styles.line}>
        <IconButton icon={ChevronLeft} label={say("before")} size="small" isDisabled={at === 0} onPress={() => setPlace(at - 1)} />
        <IconButton icon={ChevronRight} label={say("after")} size="small" isDisabled={at === of - 1} onPress={() => setPlace(at + 1)} />
        <Line head={say(scope.isWhole === true ? "record" : "recordOfFirst", { place: at + 1, of })} name={nameOf(rows[at] ?? {}, scope)} outcome={outcomes[at]} say={say} />
      </div>
      <p className={styles.note} role="status">
        {failed > 0 && <span className={styles.failed}>{say("failedCount", { count: failed, of })}</span>}
        <span>{say(`${counted}Count`, { count, of })}</span>
        {failed > 0 && firstFailed !== at && <Button size="small" tone="ghost" onPress={() => setPlace(firstFailed)}>{say("showFailed")}</Button>}
      </p>
    </div>
  );
}

interface LineProps {
  readonly head: string;
  readonly name?: string;
  readonly outcome: TestOutcome | undefined;
  readonly say: ExpressionTestProps["say"];
}

function Line({ head, name = "", outcome, say }: LineProps): ReactElement {
  return (
    <p className={styles.result}>
      <span className={styles.record}>{head}{name !== "" && ` · ${name}`}</span>
      {outcome?.failure ? <output className={styles.failed}>{sayFault(say, outcome.failure.detail)}</output> : <Given value={outcome?.value} say={say} />}
    </p>
  );
}

/** A yes or no in words, a colour with its look, anything else as it is. */
function Given({ value, say }: { readonly value: unknown; readonly say: ExpressionTestProps["say"] }): ReactElement {
  if (value === undefined || value === null || value === "") return <output className={styles.nothing}>{say("nothing")}</output>;
  if (typeof value === "boolean") return <output className={joinClasses(styles.given, toneClass(value ? "success" : "neutral"))}>{say(value ? "yes" : "no")}</output>;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return <output className={styles.given} data-colour={isSafeColor(text) ? text : undefined}>{text.length > 300 ? `${text.slice(0, 300)}…` : text}</output>;
}

/** By its first text people know which one it is. */
function nameOf(row: Readonly<Record<string, unknown>>, { fields }: FormulaScope): string {
  const text = fields.map(({ name, type }) => (type === "text" ? row[name] : undefined)).find((value) => typeof value === "string" && value !== "");
  return typeof text === "string" ? text.slice(0, 60) : "";
}
