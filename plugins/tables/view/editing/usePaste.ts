import { useEffect, useRef, useState, type ClipboardEvent, type RefObject } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { ColumnModel } from "../../model/columnModel.ts";
import { pastedCells } from "../../model/pastedCells.ts";
import type { BodyHandle } from "../body/TableBodyProps.ts";
import type { RowsState } from "../hooks/useRowWindow.ts";
import type { PasteTarget } from "./pasteCells.ts";
import type { CellEditing } from "./useCellEditing.ts";

interface PasteOptions {
  readonly editing: CellEditing | undefined;
  readonly body: RefObject<BodyHandle | null>;
  readonly model: ColumnModel;
  readonly rows: RowsState;
}

export interface RunningPaste {
  /** Rows that are done, of how many. */
  readonly done: number;
  readonly count: number;
  readonly onStop: () => void;
}

export interface Paste {
  readonly take: (event: ClipboardEvent) => void;
  /** While many rows are saved. */
  readonly running: RunningPaste | undefined;
}

/** More cells than these are for an import. */
const mostCells = 10_000;
/** So many rows are saved before anybody would read how far it is. */
const quick = 20;

/** Pastes tab-separated text over cells from the active one on: what it would do is asked first, then rows are saved one by one. */
export function usePaste({ editing, body, model, rows }: PasteOptions): Paste {
  const forms = useCapability("forms");
  const dialogs = useCapability("dialogs");
  const toasts = useCapability("toasts");
  const clipboard = useCapability("clipboard");
  const logging = useCapability("logging");
  const i18n = useCapability("i18n");
  const t = useText();
  const [running, setRunning] = useState<RunningPaste>();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  const paste = async (text: string, { form, fields }: Pick<PasteTarget, "form" | "fields">): Promise<void> => {
    const lines = rows.shown?.lines;
    const place = body.current?.active();
    const cells = pastedCells(text);
    if (!lines || !place || cells.length === 0) return;
    if (cells.reduce((sum, line) => sum + line.length, 0) > mostCells) return await dialogs.message(t("tables.paste.tooMany", { count: mostCells }));
    const { pasteCells } = await import("./pasteCells.ts");
    const controller = new AbortController();
    await pasteCells(cells, {
      forms, dialogs, toasts, clipboard, logging, i18n, t, form, fields, lines, model, place, signal: controller.signal,
      hold: (id) => void rows.own.ids.add(id),
      onProgress: (progress) => isThere.current && setRunning(progress && progress.count > quick ? { ...progress, onStop: () => controller.abort() } : undefined),
    });
  };
  const take = (event: ClipboardEvent): void => {
    if (!editing?.fields || !body.current?.active() || isOfText(event.target)) return;
    const text = event.clipboardData.getData("text/plain");
    if (text === "") return;
    event.preventDefault();
    paste(text, { form: editing.form, fields: editing.fields }).catch((failure: unknown) => {
      logging.error(failure);
      setRunning(undefined);
      void toasts.show({ kind: "error", text: failure instanceof PlatonError ? readFailure(failure, i18n.locale.value) : String(failure) });
    });
  };
  return { take, running };
}

/** Where text is typed, what is pasted is its own. */
const isOfText = (target: EventTarget): boolean => target instanceof Element && target.closest("input, textarea, [contenteditable=true], [data-overlay]") !== null;
