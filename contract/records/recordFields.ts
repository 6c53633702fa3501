import Type from "typebox";
import type { Field } from "../entities/fields.ts";

/** A field of records: as a property of an entity, or what only records have. */
export interface RecordField extends Field {
  /** Holds ids of those records or objects; people read this field of them. */
  readonly leadsTo?: { readonly dataset: string; readonly text: string };
  /** Nobody writes it by a form: the system does, or it follows from others. */
  readonly isSystem?: true;
}

type Options = Omit<RecordField, "type" | "schema" | "leadsTo" | "of">;

const make = (type: Field["type"], options: Options): RecordField => ({ type, schema: Type.String(), ...options });

/** @example moment({ title: "Охирги кириш", isSystem: true }) */
export const moment = (options: Options = {}): RecordField => make("datetime", options);

/** @example day({ title: "Кун" }) */
export const day = (options: Options = {}): RecordField => make("date", options);

/** Hashed on its way in; on its way out "" where there is one. */
export const password = (options: Options = {}): RecordField => make("password", options);

/** The id of another record. @example one("organizations", "name", { title: "Ташкилот" }) */
export const one = (dataset: string, text: string, options: Options = {}): RecordField => ({ ...make("uuid", options), leadsTo: { dataset, text } });

/** Ids of others. */
export const many = (dataset: string, text: string, options: Options = {}): RecordField => ({ ...make("text_array", options), leadsTo: { dataset, text } });
