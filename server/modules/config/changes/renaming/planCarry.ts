import { planChanges, type PlannedChange } from "../planning/planChanges.ts";
import type { ChangedRows } from "../demandOrder.ts";
import type { OptionsNow } from "../../../datasets/index.ts";
import { datasetsOf } from "../datasetRows.ts";
import type { TextProblem } from "../../text/problems/reasons.ts";
import { rowTexts } from "../../text/shapes/rowTexts.ts";
import { textRows } from "../../text/shapes/textRows.ts";
import { carryInTexts } from "../../text/renaming/carryInTexts.ts";
import { optionsInExpressions } from "../../text/renaming/optionsInExpressions.ts";
import { namesInCode } from "../../text/renaming/namesInCode.ts";
import { NamesNow } from "../../text/renaming/NamesNow.ts";

/** What follows a rename of datasets, fields and options, wherever configuration names them. */
export interface Carry {
  readonly changes: readonly PlannedChange[];
  /** Code that may name them. */
  readonly warnings: readonly TextProblem[];
}

const nothingCarried: Carry = { changes: [], warnings: [] };

export function planCarry({ before, after }: ChangedRows, optionsNow: OptionsNow): Carry {
  const names = new NamesNow(datasetsOf(before), datasetsOf(after), optionsNow);
  if (names.isEmpty) return nothingCarried;
  const texts = { ...rowTexts(after), project: undefined, users: new Map() };
  const now = carryInTexts(texts, names);
  return { changes: planChanges(textRows(now), after, { deletions: false }).changes, warnings: [...namesInCode(texts, names), ...optionsInExpressions(now, names)] };
}
