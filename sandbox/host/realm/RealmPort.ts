import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { GuardReport, HostMessage } from "#sandbox/protocol/index.ts";
import type { GuardListener, RealmConnection } from "../guard/Guard.ts";
import { GuardProbe } from "../guard/GuardProbe.ts";

export interface RealmPortOptions {
  readonly connect: (listener: GuardListener) => RealmConnection;
  /** Given back when the port is closed. */
  readonly slot: Disposable;
  /** While the port is open. */
  onReport(report: GuardReport): void;
  /** The guard's process is gone. @param isToBlame this realm brought it down, or may have */
  onGone(isToBlame: boolean): void;
}

/**
 * The host's end of the channel to one realm, of whatever kind, through its guard. Once it is closed nothing goes out and
 * nothing is heard.
 */
export class RealmPort {
  readonly #connection: RealmConnection;
  readonly #probe: GuardProbe;
  readonly #slot: Disposable;
  #isOpen = true;

  constructor({ connect, slot, onReport, onGone }: RealmPortOptions) {
    this.#slot = slot;
    this.#connection = connect({
      onReport: (report) => this.#isOpen && onReport(report),
      onAlive: () => this.#isOpen && this.#probe.heard(),
      onGone: (isToBlame) => this.#isOpen && onGone(isToBlame),
    });
    this.#probe = new GuardProbe({
      command: (command) => this.#connection.command(command),
      onGone: () => this.#connection.giveUp(),
    });
  }

  send(message: HostMessage): void {
    if (this.#isOpen) this.#connection.command({ kind: "relay", message });
  }

  /** The latest batch was painted. */
  credit(): void {
    if (this.#isOpen) this.#connection.command({ kind: "credit" });
  }

  /** Ends the realm. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#probe.stop();
    this.#connection.close();
    this.#slot.dispose();
  }
}
