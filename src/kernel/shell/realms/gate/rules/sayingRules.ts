import type { OverlayMenuItem } from "#sdk/capabilities/overlay.ts";
import { acceptBoolean, acceptRecord, acceptText, isName, maxMessage, maxName } from "../guestValues.ts";
import type { CapabilityRules } from "../MemberRule.ts";

/** Longest details of an audit record, in UTF-16 units of their JSON. */
const maxDetails = 32 * 1024;

export const toastsRules: CapabilityRules<"toasts"> = {
  show: {
    most: 10,
    accept: ([toast]) => {
      const given = acceptRecord(toast);
      const kind = (["success", "error", "info"] as const).find((known) => known === given?.kind);
      const text = acceptText(given?.text, maxMessage);
      if (!kind || text === undefined) return undefined;
      return [{ kind, text, title: acceptText(given?.title, maxName) }];
    },
  },
};

const question = { asks: () => true, waitsForUser: true } as const;

export const dialogsRules: CapabilityRules<"dialogs"> = {
  confirm: {
    ...question,
    accept: ([confirmation]) => {
      const given = acceptRecord(confirmation);
      const text = acceptText(given?.text, maxMessage);
      if (!given || text === undefined) return undefined;
      const [title, yes, no] = [given.title, given.yes, given.no].map((value) => acceptText(value, maxName));
      return [{ text, title, yes, no, isDangerous: acceptBoolean(given.isDangerous) }];
    },
  },
  message: {
    ...question,
    accept: ([message]) => {
      const text = acceptText(message, maxMessage);
      return text === undefined ? undefined : [text];
    },
  },
};

/** Most items of a menu. */
const maxItems = 100;

function acceptItem(item: unknown): OverlayMenuItem | undefined {
  const given = acceptRecord(item);
  if (!isName(given?.id) || !isName(given.label)) return undefined;
  const { id, label, icon, isDisabled, isDestructive, divider } = given;
  return {
    id,
    label,
    ...(isName(icon) && { icon }),
    isDisabled: acceptBoolean(isDisabled),
    isDestructive: acceptBoolean(isDestructive),
    divider: acceptBoolean(divider),
  };
}

export const overlayRules: CapabilityRules<"overlay"> = {
  openMenu: {
    accept: ([items, options]) => {
      const how = acceptRecord(options ?? {});
      if (!how || !Array.isArray(items) || items.length === 0 || items.length > maxItems) return undefined;
      const accepted = items.map(acceptItem);
      return accepted.includes(undefined) ? undefined : [accepted, { title: acceptText(how.title, maxName) }];
    },
    needs: () => ["menu"],
    waitsForUser: true,
  },
};

export const auditRules: CapabilityRules<"audit"> = {
  record: {
    most: 20,
    accept: ([entry]) => {
      const given = acceptRecord(entry);
      const title = acceptText(given?.title, 300);
      if (!given || !title || !isName(given.type) || given.type.length > 100) return undefined;
      if (JSON.stringify(given.details ?? null).length > maxDetails) return undefined;
      return [{ title, type: given.type, details: given.details }];
    },
  },
};
