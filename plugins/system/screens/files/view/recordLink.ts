import type { FileUse } from "#sdk/wire.ts";

/** Where the record is shown that holds a file; undefined where no form shows it. */
export const recordLink = ({ form, recordId }: FileUse): string | undefined =>
  form === null ? undefined : `/forms/${encodeURIComponent(form)}/${encodeURIComponent(recordId)}?_target=self`;
