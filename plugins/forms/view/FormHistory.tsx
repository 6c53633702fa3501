import { lazy, Suspense, type ReactElement } from "react";
import type { FormEditor } from "../model/useFormEditor.ts";

const LastChange = lazy(async () => ({ default: (await import("./LastChange.tsx")).LastChange }));
const RecordHistoryLink = lazy(async () => ({ default: (await import("./RecordHistoryLink.tsx")).RecordHistoryLink }));

/** The line about earlier states, where they are kept of the record. It leaves its room free until it is there. */
export function FormHistory({ editor: { config, id, version }, form }: { readonly editor: FormEditor; readonly form: string }): ReactElement | undefined {
  if (id === undefined || !config.history) return undefined;
  return (
    <Suspense fallback={<div style={{ minHeight: 28 }} />}>
      {config.history === "configuration" ? <LastChange entity={config.dataSource ?? ""} id={id} version={version} /> : <RecordHistoryLink form={form} id={id} />}
    </Suspense>
  );
}
