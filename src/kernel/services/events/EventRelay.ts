import type { ServerEvent } from "#contract/serverEvent.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";

const channelName = "platon_server_events";
/** As many as the server tells a stream that resumes; a tab of a guest hears nothing and must not grow. */
const waitingAtMost = 1_000;

/**
 * The line between the tab that reads the server's events and the others (D10). It is open from the start of the
 * document: what another tab tells while this one still loads waits until somebody hears it.
 */
export class EventRelay {
  readonly #channel = new BroadcastChannel(channelName);
  #waiting: ServerEvent[] = [];
  #heard: ((event: ServerEvent) => void) | undefined;

  constructor() {
    this.#channel.addEventListener("message", ({ data }: MessageEvent<ServerEvent>) => {
      if (this.#heard) this.#heard(data);
      else if (this.#waiting.push(data) > waitingAtMost) this.#waiting.shift();
    });
  }

  /** Tells the other tabs. */
  tell(event: ServerEvent): void {
    this.#channel.postMessage(event);
  }

  /** One listener at a time; it first gets what waits. */
  hear(heard: (event: ServerEvent) => void): Disposable {
    this.#heard = heard;
    for (const event of this.#waiting.splice(0)) heard(event);
    return toDisposable(() => {
      this.#heard = undefined;
    });
  }
}
