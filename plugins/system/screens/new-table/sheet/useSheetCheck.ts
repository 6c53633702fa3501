import { useEffect, useState } from "react";
import { PlatonError, isCancelled } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { FoundSheet, SheetChecked, SheetField } from "#sdk/wire.ts";
import { readingOf } from "./readingOf.ts";

export interface SheetCheckState {
  /** What the server said of the fields as they are now; of earlier ones while it looks. */
  readonly checked: SheetChecked | undefined;
  readonly isChecking: boolean;
  readonly failure: PlatonError | undefined;
}

/** Milliseconds: somebody types still. */
const pause = 400;

/** Asks whether the rows of a file fit the fields, after each change of them that counts. @param fields undefined where they are not whole yet */
export function useSheetCheck(found: FoundSheet | undefined, fields: readonly SheetField[] | undefined): SheetCheckState {
  const [http, log] = [useCapability("http"), useCapability("logging")];
  const [state, setState] = useState<SheetCheckState>({ checked: undefined, isChecking: true, failure: undefined });
  const asked = fields && JSON.stringify(fields);
  useEffect(() => {
    if (found === undefined || asked === undefined || asked === "[]") return undefined;
    const ended = new AbortController();
    const check = async (): Promise<void> => {
      setState((before) => ({ ...before, isChecking: true, failure: undefined }));
      try {
        const body = { ...readingOf(found), firstRow: found.firstRow, key: "new_table_of_a_file", title: found.title || "-", fields: JSON.parse(asked) as SheetField[] };
        const checked = await http.call("POST sheets/{id}/check", { params: { id: found.id }, body, signal: ended.signal });
        setState({ checked, isChecking: false, failure: undefined });
      } catch (failure) {
        if (ended.signal.aborted || isCancelled(failure)) return;
        if (!(failure instanceof PlatonError)) log.error(failure);
        setState((before) => ({ ...before, isChecking: false, failure: failure instanceof PlatonError ? failure : undefined }));
      }
    };
    const timer = setTimeout(() => void check(), pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [http, log, found, asked]);
  return state;
}
