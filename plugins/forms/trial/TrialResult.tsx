import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { readRefusal } from "#sdk/errors/readRefusal.ts";
import type { StageTrace, Trial, TrialFailure } from "#sdk/wire.ts";
import styles from "./trial.module.css";
import type { Outcome } from "./useTrial.ts";

interface TrialResultProps {
  readonly outcome: Outcome;
  readonly say: SayLate;
}

/** The answer, then what each stage did; or what kept the endpoint from being run. */
export function TrialResult({ outcome, say }: TrialResultProps): ReactElement | undefined {
  if (outcome.state === "none") return undefined;
  return outcome.state === "ran" ? <Ran trial={outcome.trial} say={say} /> : <Refused failure={outcome.failure} />;
}

function Refused({ failure }: { readonly failure: unknown }): ReactElement {
  const { text, problems } = readRefusal(failure, useLocale());
  return (
    <div role="alert" className={styles.stage} data-failed>
      <p className={styles.failure}>{text}</p>
      {problems.map((problem) => <p key={problem} className={styles.failure}>{problem}</p>)}
    </div>
  );
}

function Ran({ trial: { answer, ms, stages, failure }, say }: { readonly trial: Trial; readonly say: SayLate }): ReactElement {
  return (
    <>
      <section className={styles.body} aria-label={say("answer")}>
        <div className={styles.head}>
          <h3 className={styles.title}>{say("answer")}</h3>
          <span role="status" className={styles.facts}>{say(answer ? "done" : "failed")} · {say("took", { ms: formatNumber(ms) })}</span>
        </div>
        {answer && <Shown text={answer.text} isCut={answer.isCut} label={say("answer")} say={say} />}
        {failure && <div role="alert" className={styles.stage} data-failed><Failure failure={failure} say={say} /></div>}
      </section>
      {stages.length > 0 && (
        <section className={styles.body} aria-label={say("stages")}>
          <h3 className={styles.title}>{say("stages")}</h3>
          <ol className={styles.stages}>{stages.map((stage) => <Stage key={stage.name} stage={stage} say={say} />)}</ol>
        </section>
      )}
    </>
  );
}

const Stage = ({ stage: { name, kind, ms, rows, result, logs, failure }, say }: { readonly stage: StageTrace; readonly say: SayLate }): ReactElement => (
  <li className={styles.stage} data-failed={failure ? true : undefined}>
    <div className={styles.facts}>
      <span className={styles.name}>{name}</span>
      <span>{say(`kind.${kind}`)}</span>
      <span>{say("took", { ms: formatNumber(ms) })}</span>
      {rows !== null && <span>{say("rows", { count: formatNumber(rows) })}</span>}
    </div>
    {failure && <Failure failure={failure} say={say} />}
    {logs.length > 0 && <Folded title={say("logs")}><Lines text={logs.join("\n")} label={say("logs")} /></Folded>}
    {result && <Folded title={say("result")}><Shown text={result.text} isCut={result.isCut} label={say("result")} say={say} /></Folded>}
  </li>
);

const Folded = ({ title, children }: { readonly title: string; readonly children: ReactElement }): ReactElement => <details><summary>{title}</summary>{children}</details>;

/** It scrolls, so the keyboard reaches it. */
const Lines = ({ text, label }: { readonly text: string; readonly label: string }): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre className={styles.text} tabIndex={0} role="region" aria-label={label}>{text}</pre>
);

const Shown = ({ text, isCut, label, say }: { readonly text: string; readonly isCut: boolean; readonly label: string; readonly say: SayLate }): ReactElement => (
  <>
    <Lines text={text} label={label} />
    {isCut && <p className={styles.weak}>{say("cut")}</p>}
  </>
);

function Failure({ failure: { message, fields, fault }, say }: { readonly failure: TrialFailure; readonly say: SayLate }): ReactElement {
  return (
    <div className={styles.failure}>
      <span>{fault ? sayFault(fault, say) : message}</span>
      {Object.entries(fields).map(([name, texts]) => <span key={name}>{name}: {texts.join(" ")}</span>)}
    </div>
  );
}

/** A program's own error with its place in the source; otherwise what kind of fault it is. */
function sayFault(fault: Readonly<Record<string, unknown>>, say: SayLate): string {
  const texts = Object.fromEntries(Object.entries(fault).filter((entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number"));
  if (fault["kind"] !== "syntax" && fault["kind"] !== "thrown") return say(`fault.${String(fault["kind"])}`, texts);
  const message = [texts["name"], texts["message"]].filter(Boolean).join(": ");
  if (texts["line"] === undefined) return message;
  return say(texts["column"] === undefined ? "atLine" : "at", { ...texts, message });
}
