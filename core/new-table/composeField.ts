import { kindOf } from "./fieldKinds.ts";
import { keyOf } from "./keyOf.ts";
import type { FieldPlan } from "./TablePlan.ts";

type Values = Record<string, unknown>;

const isRequired = ({ kind, isRequired: wish }: FieldPlan): boolean => wish === true && kindOf(kind).isNeverEmpty !== true;

/** What a plan says more exactly than its kind. */
const sizeOf = ({ kind, scale, maxLength }: FieldPlan): Values => ({
  ...(kind === "decimal" && scale !== undefined && { scale }),
  ...((kind === "text" || kind === "longText") && maxLength !== undefined && { maxLength }),
});

/** The dataset's field. */
export const fieldOf = (plan: FieldPlan): Values => ({
  name: plan.key, title: plan.title, ...kindOf(plan.kind).field, ...sizeOf(plan), ...(isRequired(plan) && { isRequired: true }), ...(plan.isUnique === true && { isUnique: true }),
  ...(plan.kind === "choice" && { options: optionsOf(plan) }),
  ...(plan.target && { references: { dataset: plan.target.dataset } }),
});

/** What is stored stays when the words change. */
function optionsOf({ options = [] }: FieldPlan): { id: string; name: string }[] {
  const taken = new Set<string>();
  return options.map((name) => {
    const id = keyOf(name, { isTaken: (key) => taken.has(key), fallback: "option" });
    taken.add(id);
    return { id, name };
  });
}

/** The form's element; a label has bars between its parts. */
export const elementOf = (plan: FieldPlan): Values => {
  const kind = kindOf(plan.kind);
  return {
    dataField: plan.key, label: plan.title.replaceAll("|", "\\|"), ...kind.element, ...sizeOf(plan), width: kind.isWide ? 12 : 6,
    ...(isRequired(plan) ? { isRequired: true } : plan.kind === "choice" || plan.kind === "relation" ? { allowClear: true } : {}),
    ...(plan.target && { optionsFrom: { dataset: plan.target.dataset, value: "id", text: plan.target.text, ...(plan.target.text !== "id" && { sort: plan.target.text }) } }),
  };
};

/** The table's column: of a relation what people know the record by. */
export const columnOf = (plan: FieldPlan): Values =>
  ({ title: plan.title, dataField: plan.target ? `${plan.key}.${plan.target.text}` : plan.key, ...kindOf(plan.kind).column, ...(plan.kind === "decimal" && plan.scale !== undefined && { numberFormat: String(plan.scale) }) });

/** The table's filter, where there is to be one. */
export const filterOf = (plan: FieldPlan): Values[] => {
  const { filter } = kindOf(plan.kind);
  return filter ? [{ title: plan.title, field: plan.key, ...filter }] : [];
};
