import { useCallback, useEffect, useRef, useState } from "react";
import type { ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { hostileCases } from "../cases/hostileCases.ts";
import type { HostileCase } from "../cases/HostileCase.ts";
import { groupOf, hearIncident, isAbout, settleTime, type CaseRun, type CaseState } from "../model/caseRun.ts";
import { HostGap } from "./HostGap.ts";

/** What becomes of a run, `time` milliseconds after its start. */
type Decide = (outcome: CaseState, time: number) => CaseState;

type Runs = Readonly<Record<string, CaseRun>>;

export interface CaseRuns {
  /** By id of the case. */
  readonly runs: Runs;
  start(one: HostileCase): void;
}

/** Starts bad code, and measures until it has ended or settled; several at once share what they do to the page. */
export function useCaseRuns(): CaseRuns {
  const expressions = useCapability("expressions");
  const [runs, setRuns] = useState<Runs>({});
  const gaps = useRef(new Map<string, HostGap>());
  const change = useCallback((id: string, how: (run: CaseRun) => CaseRun) => {
    setRuns((before) => (before[id] ? { ...before, [id]: how(before[id]) } : before));
  }, []);
  const finish = useCallback(
    (id: string, decide: Decide) => {
      const now = performance.now();
      const longestGap = gaps.current.get(id)?.longest ?? 0;
      change(id, (run) => ({ ...run, longestGap: Math.max(run.longestGap, longestGap), outcome: decide(run.outcome, now - run.since) }));
    },
    [change],
  );
  useEvent("GuestIncident", (incident) => {
    for (const one of hostileCases) if (isAbout(one, incident)) finish(one.id, (outcome, time) => hearIncident(outcome, incident, time));
  });
  useEffect(() => {
    const kept = gaps.current;
    return () => kept.forEach((gap) => gap.stop());
  }, []);
  const start = (one: HostileCase): void => {
    const since = performance.now();
    gaps.current.get(one.id)?.stop();
    const gap = new HostGap();
    gaps.current.set(one.id, gap);
    const number = Date.now();
    setRuns((before) => ({ ...makeRoom(before), [one.id]: { number, since, outcome: { state: "running" }, longestGap: 0, hasLeft: false } }));
    const ofThisRun = (id: string, decide: Decide): void => {
      if (gaps.current.get(id) === gap) finish(id, decide);
    };
    if (one.isExpression) void runExpression(expressions, one).then(() => ofThisRun(one.id, settled));
    if (one.leavesAfter !== undefined) setTimeout(() => change(one.id, (run) => ({ ...run, hasLeft: true })), one.leavesAfter);
    setTimeout(() => {
      ofThisRun(one.id, settled);
      gap.stop();
    }, settleTime);
  };
  return { runs, start };
}

/** A page has so many workers and frames: what was tried before leaves it. */
const makeRoom = (runs: Runs): Runs =>
  Object.fromEntries(Object.entries(runs).map(([id, run]) => [id, run.outcome.state === "running" ? run : { ...run, hasLeft: true }]));

const settled: Decide = (outcome, time) => (outcome.state === "running" ? { state: "contained", time } : outcome);

async function runExpression(expressions: ExpressionsCapability, one: HostileCase): Promise<void> {
  // The number makes it another expression at each run: one that was ended is not tried again.
  const source = `${one.script} /* ${Date.now()} */`;
  const prepared = await expressions.prepare({ source, purpose: "cellFormat", owner: `demo/${one.id}`, group: groupOf(one) });
  await prepared.evaluateAll([{ value: 1, row: {}, column: {}, locale: "uz" }]);
}
