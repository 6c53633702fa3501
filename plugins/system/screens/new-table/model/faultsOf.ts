import type { ProjectOutline } from "#sdk/wire.ts";
import { described, isNameTaken, optionsOf } from "./planOf.ts";
import { mostFields, type FieldDraft, type TableDraft } from "./TableDraft.ts";

/** What is missing, as keys of words, by place. */
export interface DraftFaults {
  readonly title?: string;
  readonly key?: string;
  /** Of the list as a whole. */
  readonly list?: string;
  /** By the row's id. */
  readonly fields: ReadonlyMap<number, string>;
}

/** As names of datasets, tables and forms are written. */
const keyForm = /^[a-z][a-z0-9_]{0,62}$/;

export function faultsOf(draft: TableDraft, outline: ProjectOutline): DraftFaults {
  const { key } = draft;
  return {
    ...(draft.title.trim() === "" && { title: "system.newTable.faults.title" }),
    ...(key !== undefined && !keyForm.test(key) ? { key: "system.newTable.faults.key" } : key !== undefined && isNameTaken(key, outline) && { key: "system.newTable.faults.taken" }),
    ...faultsOfFields(draft.fields),
  };
}

export function faultsOfFields(fields: readonly FieldDraft[]): Pick<DraftFaults, "list" | "fields"> {
  const rows = described(fields);
  return {
    ...(rows.length === 0 && { list: "system.newTable.faults.fields" }),
    ...(rows.length > mostFields && { list: "system.newTable.faults.tooLong" }),
    fields: new Map(rows.flatMap((field): [number, string][] => {
      if (field.kind === "choice" && optionsOf(field).length === 0) return [[field.id, "system.newTable.faults.options"]];
      if (field.kind === "relation" && field.dataset === undefined) return [[field.id, "system.newTable.faults.dataset"]];
      return [];
    })),
  };
}

export const hasFaults = ({ title, key, list, fields }: DraftFaults): boolean => [title, key, list].some((one) => one !== undefined) || fields.size > 0;
