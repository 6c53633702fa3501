import { formatNumber } from "#core/format/formatNumber.ts";

/** How many rows there are; an estimate stands behind a sign of about. */
export const rowsText = ({ rows, isEstimate }: { readonly rows: number; readonly isEstimate: boolean }): string =>
  `${isEstimate ? "≈\u00a0" : ""}${formatNumber(rows)}`;
