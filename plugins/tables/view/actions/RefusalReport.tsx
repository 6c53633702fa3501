import { lazy, Suspense, use, type ReactElement } from "react";
import { TableConfigContext } from "./TableConfigContext.ts";
import type { RowChanges } from "./useRowChanges.ts";

const RefusedDialog = lazy(async () => ({ default: (await import("./RefusedDialog.tsx")).RefusedDialog }));

/** What was refused of the rows, when somebody asks for it. */
export const RefusalReport = ({ changes: { refusal, closeReport } }: { readonly changes: RowChanges }): ReactElement | undefined => {
  const config = use(TableConfigContext);
  if (!refusal || !config) return undefined;
  return <Suspense><RefusedDialog config={config} refusal={refusal} onClose={closeReport} /></Suspense>;
};
