import { useEffect, useEffectEvent, useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { ExportState } from "#sdk/wire.ts";

/** Milliseconds between two looks. */
const lookEvery = 1_000;
/** Looks without an answer before it is given up. */
const patience = 5;

export interface BackupRun {
  readonly state: "idle" | "running" | "done" | "failed" | "cancelled";
  /** About so many rows there are, and so many are written. */
  readonly rows: number;
  readonly written: number;
  readonly failure: unknown;
  begin(isWithFiles: boolean): void;
  cancel(): void;
}

interface Running {
  readonly state: BackupRun["state"];
  readonly rows: number;
  readonly written: number;
  readonly ticket?: string;
  readonly missed: number;
  readonly failure?: unknown;
}

const idle: Running = { state: "idle", rows: 0, written: 0, missed: 0 };

/** One backup: its ticket, the browser's own download of it, and how far the server says that it is. */
export function useBackup(): BackupRun {
  const http = useCapability("http");
  const files = useCapability("files");
  const [run, setRun] = useState<Running>(idle);
  const look = useEffectEvent(async () => {
    const { ticket } = run;
    if (ticket === undefined) return;
    try {
      const said = await http.call("GET database/backup/ticket", { query: { ticket } });
      setRun((now) => (now.ticket === ticket ? { ...now, ...figuresOf(said), missed: 0 } : now));
    } catch (failure) {
      setRun((now) => (now.missed + 1 < patience ? { ...now, missed: now.missed + 1 } : { ...now, state: "failed", failure }));
    }
  });
  const isRunning = run.state === "running";
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [isRunning]);
  const begin = async (isWithFiles: boolean): Promise<void> => {
    setRun({ ...idle, state: "running" });
    try {
      const { ticket, rows } = await http.call("POST database/backup", { body: { files: isWithFiles } });
      files.saveAnswer("GET database/backup", { query: { ticket } }, "platon.backup");
      setRun({ ...idle, state: "running", ticket, rows });
    } catch (failure) {
      setRun({ ...idle, state: "failed", failure });
    }
  };
  const cancel = async (): Promise<void> => {
    const { ticket } = run;
    setRun({ ...idle, state: "cancelled" });
    if (ticket !== undefined) await http.call("DELETE database/backup/ticket", { query: { ticket } }).catch(() => undefined);
  };
  const { state, rows, written, failure } = run;
  return { state, rows, written, failure, begin: (isWithFiles) => void begin(isWithFiles), cancel: () => void cancel() };
}

/** One that was not fetched yet is under way too; the estimate of rows stays. */
const figuresOf = ({ state, written }: ExportState): Pick<Running, "state" | "written"> => ({ state: state === "issued" ? "running" : state, written });
