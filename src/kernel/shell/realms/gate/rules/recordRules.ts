import type { Grant } from "#core/grants/guestGrants.ts";
import type { TableChange } from "#sdk/capabilities/tables.ts";
import { acceptBoolean, acceptNames, acceptQuery, acceptRecord, acceptText, isName, maxName } from "../guestValues.ts";
import type { CapabilityRules } from "../MemberRule.ts";

type Records = Grant<"tables" | "forms">;

/** What is done to the records of the table or form that the first argument names. */
const needs = (operation: Records[string][number]) => ({ needs: ([name]: readonly unknown[]): Records => ({ [name as string]: [operation] }) });

/** Ids that a change of a table may name; beyond them it says that anything may have changed. */
const mostNamed = 100;

/** Changes of records that a slow guest has not heard of yet become one. */
function join(waiting: unknown, next: unknown): TableChange {
  const [before, after] = [waiting, next].map((change) => (change as TableChange).recordIds);
  if (!before || !after) return {};
  const recordIds = [...new Set([...before, ...after])];
  return recordIds.length > mostNamed ? {} : { recordIds };
}

const acceptReadOptions = (options: unknown): { isPublic: boolean } | undefined => {
  const given = acceptRecord(options ?? {});
  return given && { isPublic: acceptBoolean(given.isPublic) };
};

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Of a table under a query. */
const acceptReading = ([name, query, options]: readonly unknown[]): [string, Record<string, unknown>, { isPublic: boolean }] | undefined => {
  const given = acceptRecord(query ?? {});
  const read = acceptReadOptions(options);
  if (!isName(name) || !given || !read) return undefined;
  // Tickets of files are not the table's to give: they are granted with `files`.
  const { files: _files, ...asked } = given;
  return [name, asked, read];
};

export const tablesRules: CapabilityRules<"tables"> = {
  config: {
    accept: ([name, options]) => {
      const read = acceptReadOptions(options);
      return isName(name) && read ? [name, read] : undefined;
    },
    ...needs("read"),
  },
  rows: { accept: acceptReading, ...needs("read") },
  count: { accept: acceptReading, ...needs("read") },
  watch: {
    accept: ([name, query]) => {
      const { recordId } = acceptRecord(query ?? {}) ?? {};
      if (!isName(name) || (recordId !== undefined && !isName(recordId))) return undefined;
      return [name, { recordId }];
    },
    join,
    ...needs("read"),
  },
};

export const formsRules: CapabilityRules<"forms"> = {
  config: { accept: tablesRules.config.accept, ...needs("read") },
  read: {
    accept: ([name, id, options]) => {
      const read = acceptReadOptions(options);
      return isName(name) && isName(id) && read ? [name, id, read] : undefined;
    },
    ...needs("read"),
  },
  insert: {
    accept: ([name, values, options]) => {
      const given = acceptRecord(values);
      const { idempotencyKey, isPublic } = acceptRecord(options ?? {}) ?? {};
      if (!isName(name) || !given) return undefined;
      return [name, given, { idempotencyKey: acceptText(idempotencyKey, 100), isPublic: acceptBoolean(isPublic) }];
    },
    ...needs("insert"),
  },
  update: {
    accept: ([name, id, change]) => {
      const given = acceptRecord(change);
      const values = acceptRecord(given?.values);
      return isName(name) && isName(id) && values && isVersion(given?.version)
        ? [name, id, { values, version: given.version }]
        : undefined;
    },
    ...needs("update"),
  },
  remove: {
    accept: ([name, id, options]) => {
      const given = acceptRecord(options);
      if (!isName(name) || !isName(id) || !isVersion(given?.version)) return undefined;
      return [name, id, { version: given.version, isHard: acceptBoolean(given.isHard) }];
    },
    ...needs("delete"),
  },
  restore: {
    accept: ([name, id]) => (isName(name) && isName(id) ? [name, id] : undefined),
    ...needs("delete"),
  },
  options: {
    accept: ([name, element, query]) => {
      const given = acceptRecord(query ?? {});
      if (!isName(name) || !isName(element) || !given) return undefined;
      const [text, filter] = [given.text, given.filter].map((value) => acceptText(value, maxName));
      const ids = acceptNames(given.ids, 100);
      return [name, element, { ...(ids && { ids }), text, filter, isPublic: acceptBoolean(given.isPublic) }];
    },
    ...needs("read"),
  },
  watch: {
    accept: ([name, id]) => (isName(name) && isName(id) ? [name, id] : undefined),
    join,
    ...needs("read"),
  },
};

export const metricsRules: CapabilityRules<"metrics"> = {
  read: {
    accept: ([name, params, options]) => {
      const given = acceptRecord(params ?? {});
      const read = acceptReadOptions(options);
      return isName(name) && given && read ? [name, given, read] : undefined;
    },
    needs: ([name]) => [name as string],
  },
};

export const pagesRules: CapabilityRules<"pages"> = {
  read: {
    accept: ([name, query, options]) => {
      const asked = acceptQuery(query);
      const read = acceptReadOptions(options);
      return isName(name) && asked && read ? [name, asked, read] : undefined;
    },
    needs: ([name]) => [name as string],
  },
};
