import { checkRequired } from "../checks/checkRequired.ts";
import type { Check } from "../checks/types.ts";
import type { ValueKind } from "./valueKinds.ts";

/** All that form, server and import know of a type of form element; its control is the form's own (D60). */
export interface ElementType {
  /** The wire's code. */
  readonly type: string;
  /** What it holds; undefined where it holds nothing: it has no field, and nothing of it is sent or checked. */
  readonly value: ValueKind | undefined;
  /** What the value has to pass after the custom validator, in the order of the specification (§5). */
  readonly checks: readonly Check[];
  /** Other elements may stand in it. */
  readonly isContainer: boolean;
  /** Those elements are of the value itself, a row or an object each, and no fields of the record. */
  readonly isOwner: boolean;
  /** Filters of tables may be edited by it. */
  readonly isForFilters: boolean;
}

const usual = { checks: [checkRequired], isContainer: false, isOwner: false, isForFilters: false } as const;

/** A value is only demanded where it is required, nothing stands in the element, and no filter is edited by it, unless said. */
export const defineElementType = (said: Pick<ElementType, "type" | "value"> & Partial<ElementType>): ElementType => ({ ...usual, ...said });
