import { Play } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { View } from "#sdk/react/View.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { HostileCase } from "../cases/HostileCase.ts";
import { componentOf, groupOf, type CaseRun } from "../model/caseRun.ts";
import styles from "./CaseRow.module.css";

export interface CaseRowProps {
  readonly one: HostileCase;
  /** Undefined until it is started. */
  readonly run: CaseRun | undefined;
  readonly onStart: () => void;
}

const tones = { running: "info", ended: "warning", failed: "neutral", contained: "success" } as const;

/** One piece of bad code: its button, how it ended, and its place on the page. */
export const CaseRow = ({ one, run, onStart }: CaseRowProps): ReactElement => {
  const t = useText();
  const isRunning = run?.outcome.state === "running";
  return (
    <div className={styles.row} data-case={one.id} data-state={run?.outcome.state}>
      <Button size="small" icon={Play} isDisabled={isRunning} onPress={onStart} aria={{ "aria-label": `${t("demo.misbehaviour.start")}: ${one.label}` }}>
        {t("demo.misbehaviour.start")}
      </Button>
      <code className={styles.label}>{one.label}</code>
      {run && <Outcome run={run} />}
      {run && !one.isExpression && !run.hasLeft && (
        <div className={styles.place}>
          <CaseView one={one} number={run.number} />
        </div>
      )}
    </div>
  );
};

const Outcome = ({ run }: { readonly run: CaseRun }): ReactElement => {
  const t = useText();
  const { outcome, longestGap } = run;
  const text = outcome.state === "ended" ? t("demo.state.ended", { why: outcome.why }) : t(`demo.state.${outcome.state}`);
  return (
    <div className={styles.outcome} role="status">
      <StatusPill tone={tones[outcome.state]}>{text}</StatusPill>
      {outcome.state !== "running" && <span data-time={outcome.time.toFixed(0)}>{t("demo.misbehaviour.time", { ms: outcome.time.toFixed(0) })}</span>}
      <span data-gap={longestGap.toFixed(0)}>{t("demo.misbehaviour.gap", { ms: longestGap.toFixed(0) })}</span>
      {outcome.state === "failed" && <code className={styles.label}>{outcome.message}</code>}
    </div>
  );
};

/** The number in the source makes it another version at each run: what was stopped twice may be tried again. */
const CaseView = ({ one, number }: { readonly one: HostileCase; readonly number: number }): ReactElement => {
  const { script, css = "", realm = "worker" } = one;
  const component = { name: componentOf(one), scripts: [`${script}\n// ${number}`], css, realm };
  return <View key={number} kind="component" group={groupOf(one)} scope="demo" component={component} props={{}} />;
};
