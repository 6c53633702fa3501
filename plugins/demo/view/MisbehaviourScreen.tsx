import type { ReactElement } from "react";
import { defineScreen } from "#sdk/contributions/screen.ts";
import { useText } from "#sdk/react/useText.ts";
import { View } from "#sdk/react/View.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { hostileCases } from "../cases/hostileCases.ts";
import { hostileKinds } from "../cases/HostileCase.ts";
import { CaseRow } from "./CaseRow.tsx";
import { DemoFrame } from "./DemoFrame.tsx";
import styles from "./MisbehaviourScreen.module.css";
import { SteadyCounter } from "./SteadyCounter.tsx";
import { useCaseRuns } from "./useCaseRuns.ts";

const neighbour = `
import { useEffect, useState } from "react";
export default function Neighbour() {
  const [seconds, set] = useState(0);
  const [count, press] = useState(0);
  useEffect(() => { const timer = setInterval(() => set((n) => n + 1), 1000); return () => clearInterval(timer); }, []);
  return <p className="neighbour"><output>{seconds}</output> <button type="button" onClick={() => press(count + 1)}>+{count}</button></p>;
}`;
const neighbourCss = ".neighbour { display: flex; gap: 12px; align-items: center; } button { min-width: 48px; min-height: 24px; border: 1px solid var(--border-normal); border-radius: var(--radius-small); background: var(--surface-panel); font: inherit; cursor: pointer; }";

/** `/demo/test-misbehaviour`: one button for each thing that bad code may try, and how it ends. */
const MisbehaviourScreen = (): ReactElement => {
  const t = useText();
  const { runs, start } = useCaseRuns();
  return (
    <DemoFrame screen="misbehaviour">
      <div className={styles.watch}>
        <SteadyCounter />
        <div className={styles.neighbour}>
          <span>{t("demo.misbehaviour.neighbour")}</span>
          <View
            kind="component"
            group="project"
            scope="demo"
            component={{ name: "Neighbour", scripts: [neighbour], css: neighbourCss }}
            props={{}}
          />
        </div>
      </div>
      {hostileKinds.map((kind) => (
        <Card key={kind} title={t(`demo.kinds.${kind}`)}>
          {hostileCases.filter((one) => one.kind === kind).map((one) => (
            <CaseRow key={one.id} one={one} run={runs[one.id]} onStart={() => start(one)} />
          ))}
        </Card>
      ))}
    </DemoFrame>
  );
};

export const misbehaviourScreen = defineScreen({ id: "demo-misbehaviour", component: MisbehaviourScreen });
