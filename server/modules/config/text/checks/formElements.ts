import type { ElementText } from "#contract/entities/forms.ts";
import { isClassNameSafe } from "#core/styles/isClassNameSafe.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";

interface PlacedElement {
  readonly file: string;
  readonly path: string;
  readonly element: ElementText;
}

/** Elements of all forms, however deep they stand. */
export const formElements = ({ forms }: Pick<ProjectTexts, "forms">): PlacedElement[] =>
  [...forms.values()].flatMap(({ file, value }) => within(value.elements, file, "$.elements"));

const within = (elements: readonly ElementText[], file: string, at: string): PlacedElement[] =>
  elements.flatMap((element, index) => [
    { file, path: `${at}[${index}]`, element }, ...within(element.children ?? [], file, `${at}[${index}].children`),
  ]);

/** Names of classes that would be left out. */
export const checkClasses = (texts: Pick<ProjectTexts, "forms">): TextProblem[] =>
  formElements(texts).flatMap(({ file, path, element: { cssClass = "" } }) =>
    cssClass.split(/\s+/).filter((name) => name !== "" && !isClassNameSafe(name))
      .map((name): TextProblem => ({ file, path: `${path}.cssClass`, reason: "badClass", params: { name } })));
