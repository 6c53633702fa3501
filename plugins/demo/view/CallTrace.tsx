import { useState, type ReactElement } from "react";
import type { GuestCall } from "#sdk/capabilities/events.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import styles from "./CallTrace.module.css";

/** Calls that the list keeps. */
const maxCalls = 100;

interface Line extends GuestCall {
  readonly number: number;
}

const tones = { done: "success", failed: "warning", refused: "danger" } as const;

/** The SDK calls of components, the newest first: which, how large their arguments, how long, how they went. */
export const CallTrace = (): ReactElement => {
  const t = useText();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEvent("GuestCall", (call) =>
    setLines((before) => [{ ...call, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, maxCalls)),
  );
  const clear = (
    <Button size="small" isDisabled={lines.length === 0} onPress={() => setLines([])}>
      {t("demo.clear")}
    </Button>
  );
  return (
    <Card title={t("demo.components.calls")} actions={clear}>
      {lines.length === 0 ? (
        <p className={styles.empty}>{t("demo.components.noCalls")}</p>
      ) : (
        // Scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t("demo.components.calls")}>
          <table className={styles.table}>
            <thead>
              <tr>
                {["call", "group", "size", "time", "outcome"].map((column) => (
                  <th key={column} scope="col">{t(`demo.trace.${column}`)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <CallRow key={line.number} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
};

const CallRow = ({ line }: { readonly line: Line }): ReactElement => {
  const t = useText();
  const { call, group, size, time, outcome } = line;
  return (
    <tr data-call={call} data-outcome={outcome}>
      <td className={styles.name}>{call}</td>
      <td>{group}</td>
      <td className={styles.number}>{size}</td>
      <td className={styles.number}>{time.toFixed(1)}</td>
      <td>
        <StatusPill tone={tones[outcome]}>{t(`demo.outcome.${outcome}`)}</StatusPill>
      </td>
    </tr>
  );
};
