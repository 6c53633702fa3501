import { lazy, type ReactElement, type ReactNode } from "react";
import { ChildTables } from "../levels/ChildTables.ts";

const ChildTable = lazy(async () => ({ default: (await import("./ChildTable.tsx")).ChildTable }));

/** Rows of the tables within open their child tables, which come when the first is opened. */
export const WithChildTables = ({ children }: { readonly children: ReactNode }): ReactElement => <ChildTables value={ChildTable}>{children}</ChildTables>;
