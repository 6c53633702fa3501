import { Play } from "lucide-react";
import { lazy, Suspense, useId, useState, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { DatabaseReport } from "#sdk/wire.ts";
import styles from "./Sql.module.css";
import { SqlResult } from "./SqlResult.tsx";
import { useSql } from "./useSql.ts";

const CodeControl = lazy(async () => ({ default: (await import("#sdk/ui/controls/code/CodeControl.tsx")).CodeControl }));

/** One statement that reads the project's own tables; without a role for it, why there is none. */
export function SqlPanel({ state }: { readonly state: DatabaseReport["sql"] }): ReactElement {
  const t = useText();
  if (state.state === "ready") return <SqlEditor />;
  const hint = state.state === "unsafe" ? t("system.database.sql.unsafeHint", { why: state.why }) : t(`system.database.sql.${state.state}Hint`);
  return <EmptyState title={t("system.database.sql.none")} hint={hint} />;
}

function SqlEditor(): ReactElement {
  const t = useText();
  const id = useId();
  const [text, setText] = useState("");
  const { answer, run, isRunning } = useSql();
  const start = (): void => {
    if (!isRunning && text.trim() !== "") run(text);
  };
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{t("system.database.sql.hint")}</p>
      <div
        className={styles.editor}
        // Ctrl+Enter is a new line to the editor.
        onKeyDownCapture={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          start();
        }}
      >
        <Suspense fallback={<SkeletonText lines={3} />}>
          <CodeControl id={id} label={t("system.database.sql.text")} value={text} onChange={setText} language="sql" />
        </Suspense>
      </div>
      <div className={styles.actions}>
        <Button tone="primary" icon={Play} isDisabled={isRunning || text.trim() === ""} isBusy={isRunning} onPress={start}>{t("system.database.sql.run")}</Button>
        <span className={styles.hint}>{t("system.database.sql.keys")}</span>
      </div>
      <SqlResult answer={answer} onRetry={start} />
    </div>
  );
}
