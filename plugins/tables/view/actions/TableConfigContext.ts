import { createContext } from "react";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";

/** The table that a menu or a bar stands in. */
export const TableConfigContext = createContext<LocalizedTable | undefined>(undefined);
