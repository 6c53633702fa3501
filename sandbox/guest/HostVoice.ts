import { channels, type ErrorPhase, type GuestMessage, type RootId } from "#sandbox/protocol/index.ts";
import type { HostConnection } from "./connectHost.ts";
import { describeError } from "./errors/reportError.ts";

/** What a realm's program tells the host, besides its batches and calls. */
export class HostVoice {
  readonly #host: HostConnection;

  constructor(host: HostConnection) {
    this.#host = host;
  }

  readonly say = (message: GuestMessage): void => this.#host.say(channels.message, JSON.stringify(message));

  /** Something of the author's has failed; `extraStack` has places that the failure itself does not name. */
  report(root: RootId | 0, phase: ErrorPhase, failure: unknown, extraStack?: string): void {
    this.say(describeError(root, phase, failure, extraStack));
  }

  /** What the host asked for is done; `hasDefault` where it asked for modules: there is a component among them. */
  done(request: number, isOk: boolean, hasDefault = false): void {
    this.say({ kind: "done", request, isOk, hasDefault });
  }
}
