import { createContext, useContext } from "react";
import { PlatonError } from "../errors/PlatonError.ts";

/** The value of a form's field, and how the component that draws it says another one. */
export interface Field<Value> {
  /** As the form holds it: plain data; null or undefined where there is none. */
  readonly value: Value | null | undefined;
  /**
   * Gives the field a value: plain data of at most 64 KB; null is none. The form checks it, and the component is drawn
   * again with what the form holds then.
   * @throws PlatonError `invalid_arguments` for a larger value, `capability_missing` where the component draws no field
   */
  setValue(value: Value | null): Promise<void>;
}

const noField: Field<unknown> = {
  value: undefined,
  setValue: () =>
    Promise.reject(new PlatonError("capability_missing", "bug", { message: "the component draws no element of a form", params: { capability: "field" } })),
};

/** Provided by the realm around each component. */
export const FieldContext = createContext<Field<unknown>>(noField);

/**
 * The field that a plugin's form element draws.
 * @since 1.0.0
 * @example
 * const { value, setValue } = useField<number>();
 * return <button onClick={() => void setValue((value ?? 0) + 1)}>{value ?? 0}</button>;
 */
export const useField = <Value = unknown>(): Field<Value> => useContext(FieldContext) as Field<Value>;
