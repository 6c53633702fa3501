import type { FormElement } from "../../../contract/form.ts";

/** An input of the form as every rival gets it. */
export interface BenchInput {
  readonly name: string;
  readonly kind: "text" | "int" | "checkbox" | "textarea";
  /** The input is shown while that one does not hold "hide". */
  readonly dependsOn?: string;
}

const count = 2000;
const kinds = ["text", "text", "text", "int", "text", "text", "checkbox", "text", "textarea", "text"] as const;

/** 2,000 inputs, each tenth of which depends on the text before it. */
export const bigForm: readonly BenchInput[] = Array.from({ length: count }, (_, index) => ({
  name: `f${index}`,
  kind: kinds[index % kinds.length] ?? "text",
  ...(index % 10 === 5 && { dependsOn: `f${index - 1}` }),
}));

/** Texts all over the form into which keys are pressed; every second one decides about the next input. */
export const typedFields: readonly string[] = Array.from({ length: 60 }, (_, index) => `f${index * 33 - ((index * 33) % 10) + (index % 2 === 0 ? 4 : 1)}`);

/** The same as elements of the product. */
export const bigElements: readonly FormElement[] = bigForm.map(({ name, kind, dependsOn }) => ({
  id: name,
  type: kind,
  dataField: name,
  label: `Field ${name}`,
  children: [],
  ...(dependsOn !== undefined && { displayCondition: `${dependsOn} !== 'hide'` }),
}));
