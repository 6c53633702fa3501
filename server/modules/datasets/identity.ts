import type { DatasetField, DatasetText } from "#contract/entities/index.ts";

/** A field as configuration keeps it: the id of its row stays when its name changes. What has none is known by its name. */
export type KnownField = DatasetField & { readonly id?: string };

export type KnownDataset = Omit<DatasetText, "fields"> & { readonly id?: string; readonly fields: readonly KnownField[] };

/** By their names. */
export type DatasetMap = ReadonlyMap<string, KnownDataset>;

export const idOfField = ({ id, name }: KnownField): string => id ?? name;
export const idOfDataset = (name: string, { id }: KnownDataset): string => id ?? name;

/** What was a password is never read as anything else, and no plain text becomes one: such a column begins anew. */
export const isSecret = ({ type }: Pick<DatasetField, "type">): boolean => type === "password";

/** Whether two states of a field are of the same column. */
export const isSameColumn = (one: KnownField, other: KnownField): boolean => idOfField(one) === idOfField(other) && isSecret(one) === isSecret(other);
