import type { RecordGrant, RecordOperation } from "#sdk/capabilities/tables.ts";
import { acceptBoolean, acceptNames, acceptQuery, acceptRecord, acceptText, isName, maxName } from "../guestValues.ts";
import type { CapabilityRules, MemberRule } from "../MemberRule.ts";

type Lacks = NonNullable<MemberRule<RecordGrant>["lacks"]>;

/** By name, else by `*`. */
const needs =
  (capability: "tables" | "forms", operation: RecordOperation): Lacks =>
  (grant, [name]) => {
    const operations = Object.hasOwn(grant, name as string) ? grant[name as string] : grant["*"];
    return operations?.includes(operation) ? undefined : `${capability}: ${operation} ${name as string}`;
  };

const acceptReadOptions = (options: unknown): { isPublic: boolean } | undefined => {
  const given = acceptRecord(options ?? {});
  return given && { isPublic: acceptBoolean(given.isPublic) };
};

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

export const tablesRules: CapabilityRules<"tables"> = {
  config: {
    accept: ([name, options]) => {
      const read = acceptReadOptions(options);
      return isName(name) && read ? [name, read] : undefined;
    },
    lacks: needs("tables", "read"),
  },
  rows: {
    accept: ([name, query, options]) => {
      const asked = acceptRecord(query ?? {});
      const read = acceptReadOptions(options);
      return isName(name) && asked && read ? [name, asked, read] : undefined;
    },
    lacks: needs("tables", "read"),
  },
  watch: {
    accept: ([name, query]) => {
      const { recordId } = acceptRecord(query ?? {}) ?? {};
      if (!isName(name) || (recordId !== undefined && !isName(recordId))) return undefined;
      return [name, { recordId }];
    },
    lacks: needs("tables", "read"),
  },
};

export const formsRules: CapabilityRules<"forms"> = {
  config: { accept: tablesRules.config.accept, lacks: needs("forms", "read") },
  read: {
    accept: ([name, id, options]) => {
      const read = acceptReadOptions(options);
      return isName(name) && isName(id) && read ? [name, id, read] : undefined;
    },
    lacks: needs("forms", "read"),
  },
  insert: {
    accept: ([name, values, options]) => {
      const given = acceptRecord(values);
      const { idempotencyKey, isPublic } = acceptRecord(options ?? {}) ?? {};
      if (!isName(name) || !given) return undefined;
      return [name, given, { idempotencyKey: acceptText(idempotencyKey, 100), isPublic: acceptBoolean(isPublic) }];
    },
    lacks: needs("forms", "insert"),
  },
  update: {
    accept: ([name, id, change]) => {
      const given = acceptRecord(change);
      const values = acceptRecord(given?.values);
      return isName(name) && isName(id) && values && isVersion(given?.version)
        ? [name, id, { values, version: given.version }]
        : undefined;
    },
    lacks: needs("forms", "update"),
  },
  remove: {
    accept: ([name, id, options]) => {
      const given = acceptRecord(options);
      if (!isName(name) || !isName(id) || !isVersion(given?.version)) return undefined;
      return [name, id, { version: given.version, isHard: acceptBoolean(given.isHard) }];
    },
    lacks: needs("forms", "delete"),
  },
  restore: {
    accept: ([name, id]) => (isName(name) && isName(id) ? [name, id] : undefined),
    lacks: needs("forms", "delete"),
  },
  options: {
    accept: ([name, element, query]) => {
      const given = acceptRecord(query ?? {});
      if (!isName(name) || !isName(element) || !given) return undefined;
      const [text, filter] = [given.text, given.filter].map((value) => acceptText(value, maxName));
      const ids = acceptNames(given.ids, 100);
      return [name, element, { ...(ids && { ids }), text, filter, isPublic: acceptBoolean(given.isPublic) }];
    },
    lacks: needs("forms", "read"),
  },
  watch: {
    accept: ([name, id]) => (isName(name) && isName(id) ? [name, id] : undefined),
    lacks: needs("forms", "read"),
  },
};

export const pagesRules: CapabilityRules<"pages"> = {
  read: {
    accept: ([name, query, options]) => {
      const asked = acceptQuery(query);
      const read = acceptReadOptions(options);
      return isName(name) && asked && read ? [name, asked, read] : undefined;
    },
    lacks: (grant, [name]) => (grant.includes("*") || grant.includes(name as string) ? undefined : `pages: ${name as string}`),
  },
};
