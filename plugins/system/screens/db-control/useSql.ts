import { useEffect, useRef, useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SqlAnswer } from "#sdk/wire.ts";

export type SqlOutcome = { readonly state: "none" } | { readonly state: "rows"; readonly rows: SqlAnswer } | { readonly state: "failed"; readonly failure: unknown };

/** The last query: what it gave stays until the next one has been answered. */
export function useSql(): { readonly answer: SqlOutcome; readonly isRunning: boolean; run(text: string): void } {
  const http = useCapability("http");
  const [answer, setAnswer] = useState<SqlOutcome>({ state: "none" });
  const [isRunning, setRunning] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const run = (text: string): void => {
    const { signal } = (leaving.current = new AbortController());
    setRunning(true);
    http.call("POST database/sql", { body: { text }, signal })
      .then((rows): SqlOutcome => ({ state: "rows", rows }), (failure: unknown): SqlOutcome => ({ state: "failed", failure }))
      .then((outcome) => {
        if (signal.aborted) return;
        setAnswer(outcome);
        setRunning(false);
      });
  };
  return { answer, isRunning, run };
}
