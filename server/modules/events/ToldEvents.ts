import type { ServerEvent } from "#contract/serverEvent.ts";

const encoder = new TextEncoder();

/** Events as they go out, in their order: made once for all streams that hear the same. */
export class ToldEvents {
  readonly #events: readonly ServerEvent[];
  #all: Uint8Array | undefined;

  constructor(events: readonly ServerEvent[]) {
    this.#events = events;
  }

  get count(): number {
    return this.#events.length;
  }

  /** Id of the last of them; 0 when there is none. */
  get last(): number {
    return Number(this.#events.at(-1)?.id ?? 0);
  }

  /** Those behind an id; undefined when there are none. */
  behind(id: number): Uint8Array | undefined {
    if (this.last <= id) return undefined;
    if (Number(this.#events[0]?.id) > id) return (this.#all ??= encode(this.#events));
    return encode(this.#events.filter((event) => Number(event.id) > id));
  }
}

const encode = (events: readonly ServerEvent[]): Uint8Array =>
  encoder.encode(events.map((event) => `id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`).join(""));
