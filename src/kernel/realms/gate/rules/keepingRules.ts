import type { FilesGrant } from "#sdk/capabilities/files.ts";
import { acceptBoolean, acceptNames, acceptRecord, acceptText, isName } from "../guestValues.ts";
import type { CapabilityRules, MemberRule } from "../MemberRule.ts";

/** A guest's text or file, in UTF-16 units: what one call may carry. */
const maxContent = 1024 * 1024;

const byKey: MemberRule<unknown> = { accept: ([key]) => (isName(key) ? [key] : undefined) };

export const storageRules: CapabilityRules<"storage"> = {
  get: byKey,
  set: { accept: ([key, value]) => (isName(key) ? [key, value] : undefined) },
  remove: byKey,
};

const lacksOperation =
  (operation: FilesGrant["operations"][number]): NonNullable<MemberRule<FilesGrant>["lacks"]> =>
  ({ operations }) =>
    operations.includes(operation) ? undefined : `files: ${operation}`;

const isExtension = (value: string): boolean => /^[A-Za-z0-9]{1,16}$/.test(value);

export const filesRules: CapabilityRules<"files"> = {
  pick: {
    accept: ([options]) => {
      const given = acceptRecord(options ?? {});
      const extensions = acceptNames(given?.extensions ?? [], 50);
      if (!given || !extensions?.every(isExtension)) return undefined;
      return [{ extensions, isMultiple: acceptBoolean(given.isMultiple) }];
    },
    lacks: lacksOperation("upload"),
  },
  upload: {
    accept: ([key, element]) => (isName(key) && isName(element) ? [key, element] : undefined),
    lacks: lacksOperation("upload"),
  },
  open: { ...byKey, lacks: lacksOperation("open") },
  read: { ...byKey, lacks: lacksOperation("read") },
  preview: { ...byKey, lacks: lacksOperation("open") },
  remove: { ...byKey, lacks: lacksOperation("remove") },
};

export const clipboardRules: CapabilityRules<"clipboard"> = {
  writeText: {
    accept: ([text]) => (acceptText(text, maxContent) === undefined ? undefined : [text]),
    lacks: (grant) => (grant.includes("write") ? undefined : "clipboard: write"),
  },
  readText: { accept: () => [], lacks: (grant) => (grant.includes("read") ? undefined : "clipboard: read") },
};

export const downloadRules: CapabilityRules<"download"> = {
  save: {
    accept: ([file]) => {
      const given = acceptRecord(file);
      const [text, base64] = [given?.text, given?.base64].map((value) => acceptText(value, maxContent));
      if (!isName(given?.name) || (text === undefined) === (base64 === undefined)) return undefined;
      return [{ name: given.name, ...(text === undefined ? { base64 } : { text }) }];
    },
  },
};
