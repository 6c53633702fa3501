import { useState, type ReactElement } from "react";
import { defineScreen } from "#sdk/contributions/screen.ts";
import { useStorage } from "#sdk/react/useStorage.ts";
import { useText } from "#sdk/react/useText.ts";
import { keptShare, SplitPanes } from "#sdk/ui/layout/SplitPanes.tsx";
import { DemoFrame } from "./DemoFrame.tsx";
import styles from "./ResizableScreen.module.css";

const middle = 50;

/** `/demo/test-resizable`: two panes and their divider (spec §2). */
const ResizableScreen = (): ReactElement => {
  const t = useText();
  const [kept, keep] = useStorage<unknown>("panes", middle);
  const [drawn, setDrawn] = useState<number>();
  const share = drawn ?? (Number.isFinite(kept) ? keptShare(kept as number) : middle);
  const set = (next: number, isDone: boolean): void => {
    setDrawn(isDone ? undefined : next);
    if (isDone) void keep(next);
  };
  const pane = (own: number): ReactElement => <p className={styles.pane}>{Math.round(own)}%</p>;
  return (
    <DemoFrame screen="resizable">
      <div className={styles.frame}>
        <SplitPanes first={pane(share)} second={pane(100 - share)} share={share} label={t("demo.resizable.title")} onShare={set} />
      </div>
    </DemoFrame>
  );
};

export const resizableScreen = defineScreen({ id: "demo-resizable", component: ResizableScreen });
