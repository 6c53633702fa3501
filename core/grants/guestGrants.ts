import type { GrantKind, GrantOf } from "./grantKinds.ts";

const whole = { kind: "flag" } as const;
const choices = <const Of extends readonly string[]>(...of: Of) => ({ kind: "list", of }) as const;
const names = { kind: "list", star: "everything", length: 100 } as const;
const records = { kind: "records", operations: ["read", "insert", "update", "delete"] } as const;
const fields = <const Fields>(named: Fields) => ({ kind: "object", fields: named }) as const;

/**
 * The kind of grant of everything that code in a sandbox may be granted (D72), in the order in which administrators see it.
 * One line for each capability that the SDK has for guests: neither compiles without the other.
 */
export const guestGrants = {
  tables: records,
  forms: records,
  pages: names,
  metrics: names,
  /** The project's endpoints. */
  http: fields({ endpoints: names }),
  /** Links may lead to other hosts, mail and telephone programs: the user is asked first and sees the address. */
  navigation: fields({ external: whole }),
  dialogs: whole,
  toasts: whole,
  /** What may be drawn above the page: by `openMenu` a menu, by `<platon-overlay>` each of them. */
  overlay: choices("menu", "popover", "dialog", "tooltip"),
  i18n: whole,
  theme: whole,
  /** Fields of the user that may be read; the others are absent. */
  user: fields({ fields: { kind: "list", length: 100, unsaid: "everything" } }),
  storage: whole,
  files: fields({ operations: choices("upload", "open", "read", "remove") }),
  /** Kinds of events that may be heard; `custom` may also be emitted. */
  events: choices("record", "config", "custom"),
  audit: whole,
  clipboard: choices("write", "read"),
  download: whole,
  /** Commands of others that may be executed, `{plugin}:{id}`. */
  commands: fields({ others: { kind: "list", length: 200, unsaid: "nothing" } }),
  /**
   * Components of other trust groups that its own may hold by `<platon-component name>`: those of the project's folder
   * `components`, and those that a plugin has for pages. Nothing is called by this name.
   */
  components: names,
  /** Components may have a document of their own, a frame realm (X10). Nothing is called by this name either. */
  frames: whole,
} as const satisfies Readonly<Record<string, GrantKind>>;

/** What can be granted. */
export type GrantName = keyof typeof guestGrants;

/** Granted, and used by parts in a component's markup or by where it runs, not by calls. */
export type UncalledGrant = "components" | "frames";

/** How far one of them is granted. */
export type Grant<Name extends GrantName> = GrantOf<(typeof guestGrants)[Name]>;

export const grantNames = Object.keys(guestGrants) as readonly GrantName[];
