import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import type { ShownRows } from "../hooks/useRowWindow.ts";

/** "20 000 та ёзув"; an estimate says so. */
export const CountNote = ({ shown }: { readonly shown: ShownRows }): ReactElement => {
  const t = useText();
  return <span role="status">{t(shown.isEstimate ? "tables.countAbout" : "tables.count", { count: shown.rows })}</span>;
};
