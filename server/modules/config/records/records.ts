import { recordDescriptions, type RecordDescription } from "#contract/records/index.ts";

/** The platform's own records, in the order of their list. */
export const records: readonly RecordDescription[] = recordDescriptions;

const byName: ReadonlyMap<string, RecordDescription> = new Map(records.map((record) => [record.name, record]));

export const findRecordKind = (name: string): RecordDescription | undefined => byName.get(name);
