import { formatDate, formatDateTime, formatTime } from "#core/format/formatDate.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { yesOrNo } from "#core/format/yesOrNo.ts";
import type { ReachableField } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { optionName, type Translate } from "../config/index.ts";
import { textOf } from "../exports/index.ts";
import { expressionEnvironment } from "../expressions/index.ts";

/** How a field's values are written where a template names the field alone: what a table shows of it. Undefined for what has no text of its own. */
export function shownText(context: CallContext, { field, type }: ReachableField, translate: Translate): (value: unknown) => string | undefined {
  const { locale, timeZone } = expressionEnvironment(context);
  const names = new Map(field.options?.map((option) => [option.id, optionName(option, locale, translate)]));
  const written = (value: unknown): string | undefined => {
    if (names.size > 0) return textOf(value, { names });
    switch (type) {
      case "boolean": return yesOrNo(value === true, locale);
      case "int":
      case "number": return formatNumber(String(value));
      case "date": return formatDate(String(value), { locale, timeZone });
      case "datetime": return formatDateTime(String(value), { locale, timeZone });
      case "time": return formatTime(String(value));
      case "json": return undefined;
      default: return textOf(value);
    }
  };
  return (value) => (value === null || value === undefined ? "" : written(value));
}
