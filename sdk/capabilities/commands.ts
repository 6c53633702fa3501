import type { Disposable } from "../plugin/Disposable.ts";
import type { Readable } from "../plugin/Readable.ts";
import type { GuestMembers } from "./guestMembers.ts";

/** What a plugin offers to do. */
export interface Command {
  /** Unique within the plugin: `[a-z][a-z0-9.-]*`. */
  readonly id: string;
  /** Plain text, in the user's language. */
  readonly title: string;
}

/** A command that can be executed now; its id is `{plugin}:{id}`. */
export interface OfferedCommand extends Command {
  readonly plugin: string;
}

/**
 * Things that can be done by name: from a menu, a key, a palette, or another part of the page.
 *
 * Guests: `register` their own, and `execute` their own and those that the grant names.
 * @since 1.0.0
 * @example context.own(commands.register({ id: "export", title: t("export") }, () => exportRows()));
 * @example await commands.execute("export");
 */
export interface CommandsCapability {
  /** A second command of the same id takes the place of the first until it is disposed of. */
  register(command: Command, run: (input: unknown) => void): Disposable;
  /**
   * Executes a command of one's own by its id, or of another plugin by `{plugin}:{id}`.
   * @param input plain data that the command understands
   * @throws PlatonError `command_missing`; for guests `capability_missing`
   */
  execute(id: string, input?: unknown): Promise<void>;
  /** All that can be executed now. Not for guests. */
  readonly offered: Readable<readonly OfferedCommand[]>;
}

/** What of it code in a sandbox may be granted. */
export const commandsForGuests = {
  methods: ["execute"],
  mirrors: [],
  subscriptions: ["register"],
} as const satisfies GuestMembers<CommandsCapability>;
