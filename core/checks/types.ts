import type { WordingKey, WordingParams } from "../wording/say.ts";

/** Of a form element, what the checks read, under the specification's names (§3). Configuration may carry nulls. */
export interface CheckedElement {
  readonly type: string;
  readonly dataField?: string | null;
  readonly isRequired?: boolean | null;
  readonly minLength?: number | null;
  readonly maxLength?: number | null;
  /** Of a text its mask. */
  readonly format?: string | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly scale?: number | null;
  readonly minDate?: string | null;
  readonly maxDate?: string | null;
  readonly minDatetime?: string | null;
  readonly maxDatetime?: string | null;
  readonly isMultiple?: boolean | null;
  readonly minCount?: number | null;
  readonly maxCount?: number | null;
  readonly selectionCount?: number | null;
  readonly minItems?: number | null;
  readonly maxItems?: number | null;
  readonly label?: string | null;
  /** The closed list of a choice. */
  readonly data?: readonly { readonly id: string }[] | null;
  readonly hasRemoteOptions?: boolean | null;
  /** Of a list or an object: what its rows and properties are. */
  readonly children?: readonly CheckedElement[] | null;
}

export interface CheckContext {
  /** The record is being inserted. */
  readonly isNew: boolean;
  /** What the element's custom validator answered, when it answered a message. */
  readonly customMessage?: string;
  /** The project's; a bare day as limit of a datetime is a day of this zone. Default Asia/Tashkent. */
  readonly timeZone?: string;
}

/** What to say under the field: `say(locale, failure.key, failure.params)`. */
export interface CheckFailure {
  readonly key: WordingKey;
  readonly params: WordingParams;
  /** Where in the value, from outside inwards: the number of a row from 1, the label of one of its elements. */
  readonly at?: readonly (number | string)[];
}

/** One rule: undefined when it does not apply or holds. The value is a coerced one. */
export type Check = (element: CheckedElement, value: unknown, context: CheckContext) => CheckFailure | undefined;

export function failure(key: WordingKey, ...positional: (string | number)[]): CheckFailure {
  return { key, params: Object.fromEntries(positional.map((text, index) => [String(index), text])) };
}
