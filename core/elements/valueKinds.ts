import { coerceBlocks } from "../coercion/coerceBlocks.ts";
import { coerceCheckbox } from "../coercion/coerceCheckbox.ts";
import { coerceChoices } from "../coercion/coerceChoices.ts";
import { coerceDate } from "../coercion/coerceDate.ts";
import { coerceDatetime } from "../coercion/coerceDatetime.ts";
import { coerceHtml } from "../coercion/coerceHtml.ts";
import { coerceInt } from "../coercion/coerceInt.ts";
import { coerceItems } from "../coercion/coerceItems.ts";
import { coerceJson } from "../coercion/coerceJson.ts";
import { coerceKeyValue } from "../coercion/coerceKeyValue.ts";
import { coerceList } from "../coercion/coerceList.ts";
import { coerceNumber } from "../coercion/coerceNumber.ts";
import { coercePassword } from "../coercion/coercePassword.ts";
import { coercePoint } from "../coercion/coercePoint.ts";
import { coercePolygon } from "../coercion/coercePolygon.ts";
import { coerceProperties } from "../coercion/coerceProperties.ts";
import { coerceRawJson } from "../coercion/coerceRawJson.ts";
import { coerceSelect } from "../coercion/coerceSelect.ts";
import { coerceText } from "../coercion/coerceText.ts";
import { coerceTime } from "../coercion/coerceTime.ts";
import type { Coerce } from "../coercion/types.ts";

interface KindOfValue {
  readonly coerce: Coerce;
  /** What an untouched control shows; a text's emptiness is "", so that it does not count as a change. */
  readonly empty: unknown;
}

const kind = (coerce: Coerce, empty: unknown = null): KindOfValue => ({ coerce, empty });

/** What an element can hold. `choice` and `choices` are ids of options, `html` is rich text, `blocks` a structured document, `picture` a small picture as a data URL, `rawJson` any plain
 * data, or a text that is none yet; `items` a list and `properties` an object of what the element's own elements say; `json` any plain data. */
export const valueKinds = {
  text: kind(coerceText, ""),
  /** Null where there is none, "" where there is one that nobody is shown. */
  secret: kind(coercePassword),
  number: kind(coerceNumber),
  int: kind(coerceInt),
  date: kind(coerceDate),
  datetime: kind(coerceDatetime),
  time: kind(coerceTime),
  flag: kind(coerceCheckbox, false),
  choice: kind(coerceSelect),
  choices: kind(coerceChoices),
  files: kind(coerceList),
  pairs: kind(coerceKeyValue),
  point: kind(coercePoint),
  html: kind(coerceHtml, ""),
  picture: kind(coerceText, ""),
  blocks: kind(coerceBlocks),
  polygon: kind(coercePolygon),
  rawJson: kind(coerceRawJson),
  items: kind(coerceItems),
  properties: kind(coerceProperties),
  json: kind(coerceJson),
} as const;

export type ValueKind = keyof typeof valueKinds;
