import type { GrantKind, ListKind } from "./grantKinds.ts";

type List = readonly string[] | undefined;
type Named = Readonly<Record<string, unknown>>;
type Records = Readonly<Record<string, readonly string[]>>;

/** Whether what reaches as far as `asked` may do nothing that `granted` did not allow. */
export function isWithin(kind: GrantKind, asked: unknown, granted: unknown): boolean {
  switch (kind.kind) {
    case "flag":
      return asked !== true || granted === true;
    case "list":
      return isListWithin(kind, asked as List, granted as List);
    case "records":
      return areRecordsWithin(asked as Records, granted as Records);
    case "object":
      return Object.entries(kind.fields).every(([name, field]) => isWithin(field, (asked as Named)[name], (granted as Named)[name]));
  }
}

function isListWithin({ unsaid, star }: ListKind, asked: List, granted: List): boolean {
  const reaches = (list: List): List => list ?? (unsaid === "everything" ? undefined : []);
  const [wanted, allowed] = [reaches(asked), reaches(granted)];
  if (allowed === undefined || (star && allowed.includes("*"))) return true;
  return wanted !== undefined && wanted.every((one) => allowed.includes(one));
}

/** `*` stands for the names that are not said. */
function areRecordsWithin(asked: Records, granted: Records): boolean {
  const operations = (records: Records, name: string): readonly string[] =>
    (Object.hasOwn(records, name) ? records[name] : records["*"]) ?? [];
  const names = new Set([...Object.keys(asked), ...Object.keys(granted), "*"]);
  return [...names].every((name) => operations(asked, name).every((one) => operations(granted, name).includes(one)));
}
