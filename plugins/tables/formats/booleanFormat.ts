import { yesOrNo } from "#core/format/yesOrNo.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

export const booleanFormat = defineCellFormat({
  id: "boolean",
  format: (value, { locale }) => ({ text: yesOrNo(value === true || value === "true", locale) }),
});
