import type { Grant } from "#core/grants/guestGrants.ts";
import { acceptBoolean, acceptNames, acceptRecord, acceptText, isName } from "../guestValues.ts";
import type { CapabilityRules, MemberRule } from "../MemberRule.ts";

/** A guest's text or file, in UTF-16 units: what one call may carry. */
const maxContent = 1024 * 1024;

const byKey: Pick<MemberRule<unknown>, "accept"> = { accept: ([key]) => (isName(key) ? [key] : undefined) };

export const storageRules: CapabilityRules<"storage"> = {
  get: byKey,
  set: { accept: ([key, value]) => (isName(key) ? [key, value] : undefined) },
  remove: byKey,
};

const operation = (name: Grant<"files">["operations"][number]) => ({ needs: () => ({ operations: [name] }) });

const isExtension = (value: string): boolean => /^[A-Za-z0-9]{1,16}$/.test(value);

export const filesRules: CapabilityRules<"files"> = {
  pick: {
    accept: ([options]) => {
      const given = acceptRecord(options ?? {});
      const extensions = acceptNames(given?.extensions ?? [], 50);
      if (!given || !extensions?.every(isExtension)) return undefined;
      return [{ extensions, isMultiple: acceptBoolean(given.isMultiple) }];
    },
    ...operation("upload"),
    asks: () => true,
    waitsForUser: true,
  },
  upload: {
    accept: ([key, element]) => (isName(key) && isName(element) ? [key, element] : undefined),
    ...operation("upload"),
  },
  open: { ...byKey, ...operation("open") },
  read: { ...byKey, ...operation("read") },
  preview: { ...byKey, ...operation("open"), most: 5 },
  remove: { ...byKey, ...operation("remove") },
};

export const clipboardRules: CapabilityRules<"clipboard"> = {
  writeText: {
    accept: ([text]) => (acceptText(text, maxContent) === undefined ? undefined : [text]),
    needs: () => ["write"],
  },
  readText: { accept: () => [], needs: () => ["read"] },
};

export const downloadRules: CapabilityRules<"download"> = {
  save: {
    most: 5,
    accept: ([file]) => {
      const given = acceptRecord(file);
      const [text, base64] = [given?.text, given?.base64].map((value) => acceptText(value, maxContent));
      if (!isName(given?.name) || (text === undefined) === (base64 === undefined)) return undefined;
      return [{ name: given.name, ...(text === undefined ? { base64 } : { text }) }];
    },
  },
};
