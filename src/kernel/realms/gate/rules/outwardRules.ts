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
    lacks: ({ endpoints }, [name]) =>
      endpoints.includes("*") || endpoints.includes(name as string) ? undefined : `http: ${name as string}`,
  },
};

export const navigationRules: CapabilityRules<"navigation"> = {
  open: {
    accept: ([link, options]) => {
      const text = acceptText(link, maxLink);
      const how = acceptRecord(options ?? {});
      if (text === undefined || !isGuestLink(text) || !how) return undefined;
      return [text, { inNewTab: acceptBoolean(how.inNewTab), replace: acceptBoolean(how.replace) }];
    },
    lacks: ({ external }, [link]) => (external === true || isOwnLink(link as string) ? undefined : "navigation: external"),
  },
  setQuery: {
    accept: ([change]) => {
      const query = change === undefined ? undefined : acceptQuery(change, true);
      return query && [query];
    },
  },
  back: { accept: () => [] },
};
