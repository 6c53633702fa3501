import type { FieldKindName } from "#core/new-table/fieldKinds.ts";
import { keyOf } from "#core/new-table/keyOf.ts";
import { nameFieldOf } from "#core/new-table/nameFieldOf.ts";
import type { FieldPlan, RoleOfPlan, TablePlan } from "#core/new-table/TablePlan.ts";
import type { ProjectOutline } from "#sdk/wire.ts";
import type { FieldDraft, TableDraft } from "./TableDraft.ts";

/** The key of the table: what was typed, or one made of the title that nothing has yet. */
export function tableKeyOf({ title, key }: Pick<TableDraft, "title" | "key">, outline: ProjectOutline): string {
  return key ?? keyOf(title, { isTaken: (wish) => isNameTaken(wish, outline), fallback: "table" });
}

/** Whether a dataset, a table or a form has the name, or the platform. */
export const isNameTaken = (key: string, { datasets, tables, forms, reserved }: ProjectOutline): boolean =>
  reserved.names.includes(key) || [datasets, tables, forms].some((list) => list.some(({ name }) => name === key));

/** What is to be made of the rows that have a title. @param taken names of fields that are there already */
export function fieldPlansOf(fields: readonly FieldDraft[], outline: ProjectOutline, taken: readonly string[] = []): FieldPlan[] {
  const keys = new Set([...outline.reserved.fields, ...taken]);
  return described(fields).map((field) => {
    const title = field.title.trim();
    const key = keyOf(title, { isTaken: (wish) => keys.has(wish), fallback: "field" });
    keys.add(key);
    return {
      key, title, kind: field.kind, isRequired: field.isRequired,
      ...(field.isUnique && mayBeUnique(field.kind) && { isUnique: true }),
      ...(field.kind === "decimal" && { scale: field.scale }),
      ...(field.kind === "longText" && field.maxLength !== undefined && { maxLength: field.maxLength }),
      ...(field.kind === "choice" && { options: optionsOf(field) }),
      ...(field.kind === "relation" && field.dataset !== undefined && { target: targetOf(field.dataset, outline) }),
    };
  });
}

/** Kinds of which a value can tell a record from all others. */
export const mayBeUnique = (kind: FieldKindName): boolean => ["text", "int", "date", "datetime"].includes(kind);

export const described = (fields: readonly FieldDraft[]): FieldDraft[] => fields.filter(({ title }) => title.trim() !== "");

/** One a line, each once. */
export const optionsOf = ({ options }: FieldDraft): string[] => [...new Set(options.split("\n").map((line) => line.trim()).filter((line) => line !== ""))];

function targetOf(dataset: string, { datasets }: ProjectOutline): NonNullable<FieldPlan["target"]> {
  const fields = datasets.find(({ name }) => name === dataset)?.fields ?? [];
  return { dataset, text: nameFieldOf(fields) };
}

export function planOf(draft: TableDraft, outline: ProjectOutline): TablePlan {
  const role = (id: string): RoleOfPlan[] => outline.roles.filter((one) => one.id === id).map(({ version, permissions }) => ({ id, version, permissions }));
  return {
    key: tableKeyOf(draft, outline),
    title: draft.title.trim(),
    fields: fieldPlansOf(draft.fields, outline),
    menu: draft.isInMenu ? { parentId: draft.parentId, icon: draft.icon } : undefined,
    readers: draft.readers?.flatMap(role),
    writers: draft.writers.flatMap(role),
  };
}
