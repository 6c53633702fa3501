import { RotateCcw } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useStorage } from "#sdk/react/useStorage.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { keptShare, SplitPanes } from "#sdk/ui/layout/SplitPanes.tsx";
import styles from "./PanesScreen.module.css";

const first: readonly [number, number] = [35, 50];

/** `/system/resizable-page`: split panes whose sizes are remembered in this browser (D52). */
export const PanesScreen = (): ReactElement => {
  const t = useText();
  const [kept, keep] = useStorage<unknown>("panes", first);
  const [drawn, setDrawn] = useState<readonly [number, number]>();
  const [across, down] = drawn ?? readShares(kept);
  useScreenHeading({ title: t("places.panes.title") });
  const set = (shares: readonly [number, number], isDone: boolean): void => {
    setDrawn(isDone ? undefined : shares);
    if (isDone) void keep(shares);
  };
  const pane = (name: string, share: number): ReactElement => (
    <section className={styles.pane}>
      <h2>{t(`places.panes.${name}`)}</h2>
      <p className={styles.share}>{Math.round(share)}%</p>
    </section>
  );
  const right = (
    <SplitPanes
      isStacked
      first={pane("top", down)}
      second={pane("bottom", 100 - down)}
      share={down}
      label={t("places.panes.divider")}
      onShare={(share, isDone) => set([across, share], isDone)}
    />
  );
  return (
    <div className={styles.screen}>
      <PageHeader title={t("places.panes.title")} actions={<Button icon={RotateCcw} onPress={() => void keep(undefined)}>{t("places.panes.reset")}</Button>} />
      <p className={styles.lead}>{t("places.panes.lead")}</p>
      <div className={styles.frame}>
        <SplitPanes
          first={pane("left", across)}
          second={right}
          share={across}
          label={t("places.panes.divider")}
          onShare={(share, isDone) => set([share, down], isDone)}
        />
      </div>
    </div>
  );
};

/** Anything may be stored there. */
function readShares(value: unknown): readonly [number, number] {
  if (!Array.isArray(value)) return first;
  const [across, down] = value as unknown[];
  const read = (share: unknown, otherwise: number): number => (Number.isFinite(share) ? keptShare(share as number) : otherwise);
  return [read(across, first[0]), read(down, first[1])];
}
