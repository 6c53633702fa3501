import { guestLink, type IsOpenToGuests } from "#core/links/index.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { ProjectConfig, Table } from "../config/index.ts";

interface Ways {
  /** Of its records, if the caller may be led to it. */
  readonly form: string | undefined;
  readonly leads: (link: string | undefined) => string | null;
}

/** Where a table leads its reader: to all that is configured, and under `public/` only to what is public as well. */
export function ways({ form }: Pick<Table, "form">, context: Pick<CallContext, "caller" | "isPublic">, config: ProjectConfig): Ways {
  if (!context.isPublic) return { form, leads: (link) => link ?? null };
  const isOpen: IsOpenToGuests = (kind, name) => {
    const object = config[kind].get(name);
    return object !== undefined && isAllowed(object, kind === "forms" ? "insert" : "read", context);
  };
  return {
    form: form !== undefined && isOpen("forms", form) ? form : undefined,
    leads: (link) => (link === undefined ? null : (guestLink(link, isOpen) ?? null)),
  };
}
