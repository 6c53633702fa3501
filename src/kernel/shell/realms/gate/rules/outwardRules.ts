import {
  acceptBoolean,
  acceptQuery,
  acceptRecord,
  acceptText,
  isGuestLink,
  isName,
  isOwnLink,
  maxLink,
} from "../guestValues.ts";
import type { CapabilityRules } from "../MemberRule.ts";

export const httpRules: CapabilityRules<"http"> = {
  endpoint: {
    accept: ([name, parameters, options]) => {
      const given = acceptRecord(parameters ?? {});
      const how = acceptRecord(options ?? {});
      const method = (["GET", "POST"] as const).find((known) => known === (how?.method ?? "POST"));
      if (!isName(name) || !given || !how || !method) return undefined;
      return [name, given, { method, isPublic: acceptBoolean(how.isPublic) }];
    },
    needs: ([name]) => ({ endpoints: [name as string] }),
  },
};

/** Leaving an unsaved form asks the person first. */
export const navigationRules: CapabilityRules<"navigation"> = {
  open: {
    accept: ([link, options]) => {
      const text = acceptText(link, maxLink);
      const how = acceptRecord(options ?? {});
      if (text === undefined || !isGuestLink(text) || !how) return undefined;
      return [text, { inNewTab: acceptBoolean(how.inNewTab), replace: acceptBoolean(how.replace) }];
    },
    needs: ([link]) => (isOwnLink(link as string) ? undefined : { external: true }),
    most: 20,
    // Another host is opened after a question that shows its address.
    asks: ([link]) => !isOwnLink(link as string),
    waitsForUser: true,
  },
  setQuery: {
    accept: ([change]) => {
      const query = change === undefined ? undefined : acceptQuery(change, true);
      return query && [query];
    },
    most: 100,
    waitsForUser: true,
  },
  back: { accept: () => [], most: 20, waitsForUser: true },
};
