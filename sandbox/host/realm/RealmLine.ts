import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { GuardReport, HostMessage } from "#sandbox/protocol/index.ts";
import type { GuardListener, RealmConnection } from "../guard/Guard.ts";
import { GuardProbe } from "../guard/GuardProbe.ts";

export interface RealmLineOptions {
  readonly connect: (listener: GuardListener) => RealmConnection;
  /** Given back when the line is closed. */
  readonly seat: Disposable;
  /** While the line is open. */
  onReport(report: GuardReport): void;
  /** The guard's process is gone. @param isToBlame this realm brought it down, or may have */
  onGone(isToBlame: boolean): void;
}

/** The line to one realm of whatever kind, through its guard: what goes to it, what is heard, until it is closed. */
export class RealmLine {
  readonly #connection: RealmConnection;
  readonly #probe: GuardProbe;
  readonly #seat: Disposable;
  #isOpen = true;

  constructor({ connect, seat, onReport, onGone }: RealmLineOptions) {
    this.#seat = seat;
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
    this.#seat.dispose();
  }
}
