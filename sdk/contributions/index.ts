import type { AuthMethodDefinition } from "./authMethod.ts";
import type { CellFormatDefinition } from "./cellFormat.ts";
import type { FormElementDefinition } from "./formElement.ts";
import type { ScreenDeclaration, ScreenDefinition } from "./screen.ts";
import type { ThemeDefinition } from "./theme.ts";
import type { ViewDefinition } from "./view.ts";

/** Every contribution point and the definition that it takes. Adding a point starts here. */
export interface ContributionMap {
  readonly screen: ScreenDefinition;
  readonly view: ViewDefinition;
  readonly formElement: FormElementDefinition;
  readonly cellFormat: CellFormatDefinition;
  readonly authMethod: AuthMethodDefinition;
  readonly theme: ThemeDefinition;
}

export type ContributionPoint = keyof ContributionMap;

/** What a manifest announces: screens with their paths, everything else by id. */
export interface ContributionDeclarations {
  readonly screen?: readonly ScreenDeclaration[];
  readonly view?: readonly string[];
  readonly formElement?: readonly string[];
  readonly cellFormat?: readonly string[];
  readonly authMethod?: readonly string[];
  readonly theme?: readonly string[];
}

/** The id by which a definition of a point is found. */
export function contributionId<Point extends ContributionPoint>(point: Point, definition: ContributionMap[Point]): string {
  switch (point) {
    case "view":
      return (definition as ViewDefinition).kind;
    case "formElement":
      return (definition as FormElementDefinition).type;
    default:
      return (definition as ScreenDefinition | CellFormatDefinition | AuthMethodDefinition | ThemeDefinition).id;
  }
}
