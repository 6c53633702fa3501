import type { Control } from "react-hook-form";
import type { CogOf } from "#sdk/react/useCogs.ts";
import type { FieldPlaces } from "../model/FieldPlaces.ts";
import type { FieldStates } from "../model/FieldStates.ts";
import type { FormChecks } from "../model/FormChecks.ts";
import type { FormWork } from "../model/FormWork.ts";
import type { FormConditions } from "../model/FormConditions.ts";
import type { FieldElement, FormValues } from "../model/formFields.ts";

/**
 * What every part of a form works with. Only what stays the same while a person types: the parts are memoised, and a form
 * of 2,000 fields draws the one that changed.
 */
export interface FormPartProps {
  readonly control: Control<FormValues>;
  readonly form: string;
  readonly isPublic: boolean;
  readonly isNew: boolean;
  readonly canSave: boolean;
  readonly conditions: FormConditions;
  readonly checks: FormChecks;
  /** What the fields hold and what is wrong with them. */
  readonly states: FieldStates;
  /** Each field says here that it is drawn. */
  readonly places: FieldPlaces;
  /** What controls have begun and not ended. */
  readonly work: FormWork;
  /** All fields of the form: one may depend on another. */
  readonly fields: readonly FieldElement[];
  /** Labels and hints are for screen readers alone: the form's one field stands over the cell of a table. */
  readonly isBare?: boolean;
  /** For administrators: marks what has a cog. */
  readonly cogs?: CogOf | undefined;
  /** Makes ids unique among the forms of the document. */
  readonly idPrefix: string;
}
