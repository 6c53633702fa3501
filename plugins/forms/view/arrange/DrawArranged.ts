import type { ReactElement } from "react";
import type { FormElement } from "#sdk/wire.ts";

/** How what stands in an element is drawn: all of a level, or one. */
export interface DrawArranged {
  level(elements: readonly FormElement[], parentId: string): ReactElement;
  element(element: FormElement): ReactElement;
}
