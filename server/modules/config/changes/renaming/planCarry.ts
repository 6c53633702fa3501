import { planChanges, type PlannedChange } from "../planning/planChanges.ts";
import type { ChangedRows } from "../demandOrder.ts";
import { datasetsOf } from "../datasetRows.ts";
import type { TextProblem } from "../../text/problems/reasons.ts";
import { rowTexts } from "../../text/shapes/rowTexts.ts";
import { textRows } from "../../text/shapes/textRows.ts";
import { carryInTexts } from "../../text/renaming/carryInTexts.ts";
import { namesInCode } from "../../text/renaming/namesInCode.ts";
import { NamesNow } from "../../text/renaming/NamesNow.ts";

/** What follows a rename of datasets and fields, wherever configuration names them. */
export interface Carry {
  readonly changes: readonly PlannedChange[];
  /** Code that may name them. */
  readonly warnings: readonly TextProblem[];
}

const nothingCarried: Carry = { changes: [], warnings: [] };

export function planCarry({ before, after }: ChangedRows): Carry {
  const names = new NamesNow(datasetsOf(before), datasetsOf(after));
  if (names.isEmpty) return nothingCarried;
  const texts = { ...rowTexts(after), project: undefined, users: new Map() };
  return { changes: planChanges(textRows(carryInTexts(texts, names)), after, { deletions: false }).changes, warnings: namesInCode(texts, names) };
}
