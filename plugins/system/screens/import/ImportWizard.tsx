import { FileDown, Upload } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FileDrop } from "#sdk/ui/files/FileDrop.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { ImportAnswer, ImportMeta } from "#sdk/wire.ts";
import { FoundColumns } from "./FoundColumns.tsx";
import { ImportProblems } from "./ImportProblems.tsx";
import { saveImportFile } from "./saveImportFile.ts";
import styles from "./Import.module.css";
import { useImportFile, type ImportWork } from "./useImportFile.ts";

interface WizardProps {
  readonly meta: ImportMeta;
  readonly say: SayLate;
}

/** From the file to its rows: what it is to have, what was found in it, what is wrong, and what came of it. */
export function ImportWizard({ meta, say }: WizardProps): ReactElement {
  const work = useImportFile(meta.name);
  const { checked, done, failure, busy, found } = work;
  return (
    <>
      <FileCard meta={meta} say={say} work={work} />
      {failure && <p role="alert" className={styles.failure}>{failure.message}</p>}
      {busy === "checking" && <Card title={say("checking")}><SkeletonText lines={4} /></Card>}
      {!done && busy !== "checking" && (checked?.found || found.length > 0) && <FoundColumns meta={meta} say={say} work={work} />}
      {!done && checked && <Checked meta={meta} say={say} work={work} answer={checked} />}
      {done && <Done meta={meta} say={say} answer={done} />}
    </>
  );
}

function FileCard({ meta, say, work: { file, busy, take } }: WizardProps & { readonly work: ImportWork }): ReactElement {
  const locale = useLocale();
  const [http, download, files, toasts] = [useCapability("http"), useCapability("download"), useCapability("files"), useCapability("toasts")];
  const save = (kind: "template" | "sample"): void =>
    void saveImportFile({ http, download, files }, meta, kind).catch((failure: unknown) => toasts.show({ kind: "error", text: failure instanceof Error ? failure.message : "" }));
  return (
    <Card title={say("file")}>
      <div className={styles.part}>
        {meta.note !== null && <p className={styles.note}>{meta.note}</p>}
        <FileDrop
          accept=".xlsx,.csv,.txt" isDisabled={busy !== undefined} onFile={take} name={file?.name ?? say("choose")}
          hint={file ? formatFileSize(file.size, locale) : say("kinds", { size: formatFileSize(meta.sizeLimit, locale), rows: formatNumber(meta.rowLimit) })}
        />
        <div className={styles.actions}>
          <Button icon={FileDown} onPress={() => save("template")}>{say("template")}</Button>
          {meta.hasSample && <Button icon={FileDown} onPress={() => save("sample")}>{say("sample")}</Button>}
        </div>
      </div>
    </Card>
  );
}

interface AnswerProps extends WizardProps {
  readonly answer: ImportAnswer;
}

function Checked({ meta, say, work, answer }: AnswerProps & { readonly work: ImportWork }): ReactElement {
  const { problems, taskId, inserted, updated } = answer;
  const isGood = taskId !== undefined || problems === 0 || (meta.onError === "good_rows" && inserted + updated > 0);
  const text = taskId !== undefined ? say("checkedByTask") : problems === 0 ? say("nothingWrong") : say(meta.onError === "good_rows" ? "someWrong" : "allRefused", { count: formatNumber(problems) });
  return (
    <Card title={say("checked")}>
      <div className={styles.part}>
        <p role="status">{text}</p>
        {taskId === undefined && <Counts say={say} answer={answer} />}
        <ImportProblems say={say} answer={answer} />
        <div className={styles.actions}>
          <Button tone="primary" icon={Upload} isDisabled={!isGood} isBusy={work.busy === "importing"} onPress={work.run}>{say("start")}</Button>
        </div>
      </div>
    </Card>
  );
}

function Done({ meta, say, answer }: AnswerProps): ReactElement {
  const t = useText();
  const [navigation, toasts] = [useCapability("navigation"), useCapability("toasts")];
  const heading = useRef<HTMLParagraphElement>(null);
  const isDone = answer.taskId !== undefined || answer.inserted + answer.updated > 0 || answer.problems === 0;
  const text = answer.taskId !== undefined ? say("goesOn") : t(isDone ? "overlays.import.done" : "overlays.import.failed");
  const tell = useEffectEvent(() => toasts.show({ kind: isDone ? "success" : "error", text }));
  useEffect(() => {
    heading.current?.focus();
    void tell();
  }, [answer]);
  return (
    <Card title={say("result")}>
      <div className={styles.part}>
        <p ref={heading} tabIndex={-1} className={styles.outcome}>{text}</p>
        {answer.taskId === undefined && <Counts say={say} answer={answer} />}
        <ImportProblems say={say} answer={answer} />
        <div className={styles.actions}>
          {answer.taskId !== undefined && <Button onPress={() => void navigation.open("async")}>{say("openTasks")}</Button>}
          <Button tone="primary" onPress={() => void navigation.open(`tables/${meta.table}`)}>{say("openTable")}</Button>
        </div>
      </div>
    </Card>
  );
}

function Counts({ say, answer }: Omit<AnswerProps, "meta">): ReactElement {
  const counts = { inserted: answer.inserted, updated: answer.updated, skipped: answer.skipped };
  return (
    <dl className={styles.counts}>
      {Object.entries(counts).map(([name, count]) => <div key={name}><dt>{say(name)}</dt><dd>{formatNumber(count)}</dd></div>)}
    </dl>
  );
}
