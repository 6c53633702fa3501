import type { ComponentType, ReactNode } from "react";
import type { RemoteFile } from "#contract/file.ts";
import type { CogMarks } from "../react/useCogs.ts";
import type { FormElement } from "#contract/form.ts";

/** The field on whose value the options of an element depend (spec §5, dependent selects). */
export interface RelatedValue {
  /** Its value as `forms.options` takes it; empty without one. */
  readonly filter: string;
  /** Both fields hold what the record holds: nobody has chosen anything since. */
  readonly isStored: boolean;
}

/** What a control keeps while it is not drawn; ended with its form. */
export interface KeptByField {
  dispose(): void;
}

/**
 * Work of a control that takes longer than a key, as an upload does: one for each field, while its form is open.
 * @example work.report("running"); await upload.file; work.report("idle");
 */
export interface FieldWork {
  /** The same at each drawing, also after the control was hidden by a condition or a tab: made by the first. */
  keep<Kept extends KeptByField>(make: () => Kept): Kept;
  /**
   * While it runs the form waits with saving and asks before it is left; a problem, the key of a text, is an error of the
   * field until something else is reported.
   */
  report(state: "idle" | "running" | { readonly problem: string }): void;
  /** Files that the form knows by now, by id. */
  readonly files: Map<string, RemoteFile>;
}

/** One of the elements of a container that shows them one at a time. */
export interface ElementPart {
  readonly element: FormElement;
  /** Draws it: of a group what stands in it, for the container says its label. */
  readonly content: ReactNode;
  /** How many of its fields are wrong at present, drawn or not. */
  readonly mistakes: number;
  /** Attributes that its tab carries: an administrator's cog stands there. */
  readonly marks?: CogMarks | undefined;
}

export interface FormElementProps {
  readonly element: FormElement;
  /** Id for the control, joined to label, hint and errors by the frame. */
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  /** Ids of hint and errors, for `aria-describedby`. */
  readonly describedBy?: string;
  /** The form's name and record, for elements that ask the server (options of a select). */
  readonly form: string;
  readonly isPublic: boolean;
  /** Undefined where the element depends on no other. */
  readonly related?: RelatedValue;
  /** Undefined where no form is around the element. */
  readonly work?: FieldWork;
  /** Of a container: the elements that stand in it, drawn by the form; shown in one place. */
  readonly children?: ReactNode;
  /** Of a container that shows its elements one at a time, in place of `children`: those that are shown by their conditions. */
  readonly parts?: readonly ElementPart[];
  /** The part that has to be seen now, because a field in it is wrong; another object with each wish. */
  readonly wished?: { readonly id: string };
}

/**
 * A type of form element: the control that edits one value, or what stands in a form without one.
 * @since 1.0.0
 * @example context.contribute("formElement", defineFormElement({ type: "text", component: TextElement }))
 */
export interface FormElementDefinition {
  /** The wire's code; a plugin's own are `{plugin}.{type}`. */
  readonly type: string;
  readonly component: ComponentType<FormElementProps>;
  /** False for what holds no value: it has no field, and the form puts neither label nor errors around it. */
  readonly hasValue?: boolean;
  /** Other elements may stand in it: it draws them where it puts `children`. */
  readonly isContainer?: boolean;
  /** True of a container that shows its elements one at a time: it gets them as `parts`, and draws of them what it wants. */
  readonly isDivided?: boolean;
  /** True when the control brings its own label (checkbox). */
  readonly hasOwnLabel?: boolean;
  /** True when the control is a group that names itself by the label: there is no single input that the label could be of. */
  readonly isGroup?: boolean;
}

/** An element as the plugin contributes it; the type says what it may have. */
export const defineFormElement = (definition: FormElementDefinition): FormElementDefinition => definition;
