import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TableExport } from "#sdk/capabilities/tables.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { ExportQuestion } from "#sdk/wire.ts";

export interface ExportProgressState {
  readonly state: "idle" | "counting" | "running" | "done" | "failed" | "cancelled";
  readonly rows: number;
  readonly written: number;
  readonly shortened: number;
}

export interface ExportFile {
  readonly progress: ExportProgressState;
  /** It goes on without this window. */
  readonly isTask: boolean;
  readonly failure: unknown;
  begin(question: ExportQuestion): void;
  /** Ends what is under way, on the server too. */
  cancel(): void;
}

const idle: ExportProgressState = { state: "idle", rows: 0, written: 0, shortened: 0 };
/** Milliseconds between two looks. */
const lookEvery = 700;
/** Looks without an answer before it is given up. */
const patience = 5;

/** The file of one export: its ticket, the browser's download of it, and how far the server says that it is. */
export function useExportFile(resource: string): ExportFile {
  const tables = useCapability("tables");
  const [progress, setProgress] = useState<ExportProgressState>(idle);
  const [failure, setFailure] = useState<unknown>();
  const [isTask, setTask] = useState(false);
  const running = useRef<TableExport>(undefined);
  const missed = useRef(0);
  const look = useEffectEvent(async () => {
    const file = running.current;
    if (!file) return;
    try {
      const { state, ...figures } = await file.state();
      missed.current = 0;
      if (running.current === file) setProgress({ state: state === "issued" ? "running" : state, ...figures });
    } catch (error) {
      missed.current += 1;
      if (missed.current < patience) return;
      setFailure(error);
      setProgress((before) => ({ ...before, state: "failed" }));
    }
  });
  const isRunning = progress.state === "running";
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [isRunning]);
  const begin = (question: ExportQuestion): void => {
    setFailure(undefined);
    setProgress({ ...idle, state: "counting" });
    tables.startExport(resource, question).then(
      (file) => {
        running.current = file;
        setTask(file.isTask);
        setProgress({ ...idle, state: "running", rows: file.rows });
        file.save();
      },
      (error: unknown) => {
        setFailure(error);
        setProgress({ ...idle, state: "failed" });
      },
    );
  };
  const cancel = (): void => {
    if (isRunning) void running.current?.cancel().catch(() => undefined);
    running.current = undefined;
    setProgress((before) => (before.state === "running" ? { ...before, state: "cancelled" } : before));
  };
  return { progress, isTask, failure, begin, cancel };
}
