import type { RecordChange, RecordGrant, TableChange } from "#sdk/capabilities/tables.ts";
import type { User, UserGrant } from "#sdk/capabilities/user.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";

/** Ids that a change of a table may name; beyond them it says that anything may have changed. */
const mostNamed = 100;

/** Changes of records that a slow guest has not heard of yet become one. */
export function joinTableChanges(waiting: unknown, next: unknown): TableChange {
  const [before, after] = [waiting, next].map((change) => (change as TableChange).recordIds);
  if (!before || !after) return {};
  const recordIds = [...new Set([...before, ...after])];
  return recordIds.length > mostNamed ? {} : { recordIds };
}

/** The change as a guest may hear of it: of the tables that it may read; undefined when it may read none of them. */
export function narrowRecordChange(whole: RecordChange, grant: RecordGrant = {}): RecordChange | undefined {
  const { tables, recordId, change } = whole;
  const operations = (name: string) => (Object.hasOwn(grant, name) ? grant[name] : grant["*"]);
  const mayRead = (name: string): boolean => operations(name)?.includes("read") === true;
  const readable = tables.filter(mayRead);
  return readable.length > 0 ? { tables: readable, recordId, change } : undefined;
}

/** The user with the granted fields only. */
export function narrowUser(user: Readable<User | undefined>, { fields }: UserGrant): Readable<Partial<User> | undefined> {
  if (!fields) return user;
  const pick = (whole: User | undefined): Partial<User> | undefined => {
    const given = fields.filter((field) => whole && Object.hasOwn(whole, field));
    return whole && Object.fromEntries(given.map((field) => [field, whole[field]]));
  };
  return {
    get value() {
      return pick(user.value);
    },
    subscribe: (listener) => user.subscribe((whole) => listener(pick(whole))),
  };
}
