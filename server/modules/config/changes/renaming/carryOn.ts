import type { Kysely } from "kysely";
import type { ConfigChange, ConfigProblem } from "#contract/config.ts";
import type { PlatonSchema } from "../../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../../http/CallFailure.ts";
import { confirmationOf, isConfirmed } from "../../../../http/isConfirmed.ts";
import type { OptionsNow } from "../../../datasets/index.ts";
import { summarizeChanges } from "../planning/summarizeChanges.ts";
import type { ChangeContext } from "../ChangeContext.ts";
import { datasetEntities } from "../datasetRows.ts";
import { readChangedRows } from "../demandOrder.ts";
import type { ChangedEntity, EntityChange } from "../EntityChange.ts";
import { presentProblem } from "../../text/problems/refuseText.ts";
import { planCarry } from "./planCarry.ts";

/** What followed a rename. */
export interface CarriedChanges {
  /** Objects that name what was renamed. */
  readonly carried: readonly ConfigChange[];
  /** Code that may name it. */
  readonly warnings: readonly ConfigProblem[];
}

export const nothingCarriedOn: CarriedChanges = { carried: [], warnings: [] };

interface Carrying {
  readonly changed: readonly ChangedEntity[];
  makeAll(wishes: readonly EntityChange[]): Promise<void>;
  readonly optionsNow: OptionsNow;
  /** A person sees each place before it is changed. */
  readonly isShown: boolean;
}

/**
 * Where datasets, fields or options were renamed, whatever names them is changed with them, as part of the same moment.
 * @throws CallFailure `names_carried` with each place as `details`, and what the header `x-confirmed` has to say as `confirm`
 */
export async function carryOn(tx: Kysely<PlatonSchema>, context: ChangeContext, { changed, makeAll, optionsNow, isShown }: Carrying): Promise<CarriedChanges> {
  const isRename = changed.some(({ entity, before, values }) => datasetEntities.has(entity) && before !== undefined && before["name"] !== values["name"]);
  if (!isRename && ![...optionsNow.values()].some(({ size }) => size > 0)) return nothingCarriedOn;
  const { changes, warnings } = planCarry(await readChangedRows(tx, context, changed), optionsNow);
  const carried = summarizeChanges({ changes, kept: [], doubled: [] });
  const told = { carried, warnings: warnings.map((warning) => presentProblem(warning, context.locale)) };
  if (isShown) demandSeen(context, told);
  await makeAll(changes.map(({ change }) => change));
  return told;
}

function demandSeen({ headers }: ChangeContext, { carried, warnings }: CarriedChanges): void {
  const details = [...carried.map(({ entity, name, paths }) => `${entity}/${name}: ${paths.join(", ")}`), ...warnings.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`)].join("\n");
  if (details === "") return;
  const confirm = confirmationOf("names_carried", details);
  if (isConfirmed(headers, confirm)) return;
  const objects = [...carried.map(({ entity, name }) => `${entity}/${name}`), ...warnings.map(({ file }) => file)];
  throw new CallFailure("names_carried", { params: { what: [...new Set(objects)].slice(0, 10).join(", ") }, data: { confirm, details } });
}
