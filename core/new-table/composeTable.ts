import { uuidv7 } from "../uuid/uuidv7.ts";
import { columnOf, elementOf, fieldOf, filterOf } from "./composeField.ts";
import { kindOf } from "./fieldKinds.ts";
import type { FieldPlan, FieldsPlan, PlannedChange, RoleOfPlan, TablePlan } from "./TablePlan.ts";

type NewId = () => string;

/**
 * What makes a table of its plan: dataset, table, form, menu item and permissions, in the order in which they lean on each other.
 * @param newId ids of what is made
 * @example await http.call("POST config/changes", { body: { changes: composeTable(plan) } });
 */
export function composeTable(plan: TablePlan, newId: NewId = () => uuidv7()): PlannedChange[] {
  const { key, title, fields } = plan;
  const [datasetId, tableId, formId] = [newId(), newId(), newId()];
  const insert = inserting(newId);
  const permissions = permissionsOf(plan);
  const common = { name: key, title, source: { dataset: key }, permissions };
  const first = fields[0];
  return [
    ...grants(plan),
    insert("datasets", { name: key, title, indexes: indexesOf(fields) }, datasetId),
    ...fields.map((field) => insert("dataset_fields", { datasetId, ...fieldOf(field) })),
    insert("forms", common, formId),
    ...fields.map((field) => insert("form_elements", { formId, ...elementOf(field) })),
    // Ids are in the order of time.
    insert("tables", { ...common, form: key, searchFields: searched(fields), sort: [{ field: "id", dir: plan.isLatestLast ? "asc" : "desc" }] }, tableId),
    ...fields.map((field) => insert("table_columns", { tableId, ...columnOf(field), ...(field === first && { link: `forms/${key}/{$id}?_target=modal_60` }) })),
    ...fields.flatMap(filterOf).map((filter) => insert("table_filters", { tableId, ...filter })),
    ...menuOf(plan, insert),
  ];
}

/** What adds fields to a dataset that is there, and a column and an element of each where they are to be shown. */
export function composeFields({ dataset, fields, tables, forms }: FieldsPlan, newId: NewId = () => uuidv7()): PlannedChange[] {
  const insert = inserting(newId);
  return [
    ...fields.map((field) => insert("dataset_fields", { datasetId: dataset.id, ...fieldOf(field) })),
    ...forms.flatMap((formId) => fields.map((field) => insert("form_elements", { formId, ...elementOf(field) }))),
    ...tables.flatMap((tableId) => fields.map((field) => insert("table_columns", { tableId, ...columnOf(field) }))),
  ];
}

const inserting = (newId: NewId) => (entity: string, values: Record<string, unknown>, id = newId()): PlannedChange => ({ change: "insert", entity, id, values });

/** Names of the permissions that a plan asks for. */
export const permissionNames = (key: string): { readonly read: string; readonly write: string } => ({ read: `${key}.read`, write: `${key}.write` });

/** Who is named by nobody is an administrator; who reads is everybody unless somebody is named. */
function permissionsOf({ key, readers, writers }: TablePlan): Record<string, string> {
  const { read, write } = permissionNames(key);
  return { ...(readers && { read }), ...(writers.length > 0 && { insert: write, update: write, delete: write }) };
}

/** Who changes records reads them. */
function grants({ key, readers, writers }: TablePlan): PlannedChange[] {
  const { read, write } = permissionNames(key);
  const roles = new Map<string, { role: RoleOfPlan; added: Set<string> }>();
  const give = (role: RoleOfPlan, permission: string): void => {
    const known = roles.get(role.id) ?? { role, added: new Set<string>() };
    if (!role.permissions.includes(permission)) known.added.add(permission);
    roles.set(role.id, known);
  };
  for (const role of readers ? [...readers, ...writers] : []) give(role, read);
  for (const role of writers) give(role, write);
  return [...roles.values()].filter(({ added }) => added.size > 0).map(({ role: { id, version, permissions }, added }) =>
    ({ change: "update", entity: "roles", id, version, values: { permissions: [...permissions, ...added] } }));
}

function menuOf({ key, title, menu, readers }: TablePlan, insert: ReturnType<typeof inserting>): PlannedChange[] {
  if (menu === undefined) return [];
  const { parentId, icon } = menu;
  return [insert("menus", {
    name: title, link: `tables/${key}`, ...(parentId !== undefined && { parentId }), ...(icon !== undefined && { cssClass: icon }),
    ...(readers && { permission: permissionNames(key).read }),
  })];
}

const searched = (fields: readonly FieldPlan[]): string[] => fields.filter(({ kind }) => kindOf(kind).isSearched).map(({ key }) => key);

/** People put a table in order by its name first. */
const indexesOf = (fields: readonly FieldPlan[]): unknown[] => {
  const name = fields.find(({ kind }) => kind === "text");
  return name ? [{ fields: [name.key], use: "sort" }] : [];
};
