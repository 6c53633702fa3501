import { formatNumber } from "#core/format/formatNumber.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

const nearlyDone = 75;
const barelyBegun = 30;

/** A bar for 0 to 100 percent: red while barely begun, green when nearly done (ours). */
export const progressFormat = defineCellFormat({
  id: "progress",
  format: (value) => {
    const percent = Number(value);
    const text = `${formatNumber(percent, 0)}%`;
    const colour = percent >= nearlyDone ? "success" : percent < barelyBegun ? "danger" : "accent";
    return { text, colour, align: "left", shape: "bar", share: Math.min(Math.max(percent / 100, 0), 1) };
  },
});
