import { createElement, type ReactNode } from "react";
import type { FormConfig } from "#contract/form.ts";
import { View } from "./View.tsx";

/** What stands in an editor of one field. */
export interface FieldEdit {
  /** As the form would send it. */
  readonly value: unknown;
  /** Whether it is another value than the record has. */
  readonly isChanged: boolean;
  /** What is wrong with it, in the user's language: the element's checks and its validator. Empty for what can be saved. */
  readonly problems: readonly string[];
}

/** Where whoever is done with a field wants to go: Enter, Tab, Shift+Tab; a choice from a list stays. */
export type EditMove = "down" | "right" | "left" | "stay";

/** The hands of whoever drew an editor of a field, from when its control is there. */
export interface FieldControl {
  /** Begins with what stands in it; a list of options opens. */
  focus(): void;
  /** Begins with this text in place of the value, as if it were typed. */
  type(text: string): void;
  /** Checks what stands in it, and shows what is wrong with it. */
  read(): Promise<FieldEdit>;
}

export interface FieldEditorProps {
  readonly form: string;
  /** Its `dataField` in the form. */
  readonly field: string;
  /** The form's configuration where it is known already: see `useInPlaceFields`. Read by the form's name unless given. */
  readonly config?: FormConfig;
  /** The record, which is read where the field depends on others of it. Without one the field stands for itself. */
  readonly id?: string;
  /** What the record has, as far as it is known: for conditions, validators and options that depend on another field. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** To begin with; what `values` has of the field unless given. */
  readonly value?: unknown;
  /** Why the server refused the value; shown until it changes. */
  readonly errors?: readonly string[];
  /** Without label and hint in sight, as over a cell. */
  readonly isBare?: boolean;
  /** The control is in the document. */
  readonly onReady?: (control: FieldControl) => void;
  /** With each change, before it is checked. */
  readonly onChange?: (value: unknown) => void;
  /** Enter, Tab or a choice ended the editing; with problems the value cannot be saved, and they stand at the control. */
  readonly onCommit?: (edit: FieldEdit, move: EditMove) => void;
  /** Escape. */
  readonly onCancel?: () => void;
  /** The form does not show the field for this record, or this person may not change it: that stands in its place. */
  readonly onUnavailable?: () => void;
}

/**
 * One field of a form standing alone, drawn by the form's own element with its options and checks; the caller saves. For
 * plugins of the product: nothing is drawn where the plugin of forms is off.
 * @since 1.0.0
 * @example <FieldEditor form="cities" field="population" id={row.$id} values={row} isBare onCommit={(edit) => save(edit.value)} />
 */
export const FieldEditor = (props: FieldEditorProps): ReactNode => createElement(View, { ...props, kind: "field" });
