import type { FormElement } from "#sdk/wire.ts";
import type { FormStage } from "./FormStage.tsx";

/** One value of an element type and what a person does with it: by this every type goes through the same tests. */
export interface ElementSample {
  /** Properties without which the type is of no use, such as the options of a select. */
  readonly element?: Partial<FormElement>;
  /** Fetches the code of its control, where that comes with the first element. */
  readonly prepare?: () => Promise<unknown>;
  /** As the server keeps and sends it. */
  readonly value: unknown;
  /** What a person reads in the control then. */
  readonly shown: string;
  /** How a person reads it; by default the control's own value. */
  readonly read?: (control: HTMLElement) => string;
  /** Gives the field `value` another value, as a person does. */
  readonly change: (stage: FormStage) => Promise<void>;
  /** What is sent for it. */
  readonly sent: unknown;
  /** What is said of a required one without a value, unless the usual words. */
  readonly demanded?: string;
}

/** The field of a sample. */
export const sampleField = "value";
