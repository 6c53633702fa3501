import type { ServerEvent } from "#contract/serverEvent.ts";

/** Reads `GET events` as the client does: by fetch, with the bearer. */
export class EventReader {
  /** Everything that was told so far. */
  readonly events: ServerEvent[] = [];
  /** The last id that was told, also by the greeting. */
  lastId = "";
  readonly #abort = new AbortController();
  #waiting: (() => void)[] = [];
  #isOver = false;

  /** Resolves when the stream greeted, so that whatever happens from now on is told. */
  static async open(server: { readonly url: string }, token: string, after?: string): Promise<EventReader> {
    const reader = new EventReader();
    const query = after === undefined ? "" : `?after=${after}`;
    const response = await fetch(`${server.url}/api/events${query}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: reader.#abort.signal,
    });
    if (response.status !== 200 || response.body === null) throw new Error(`events answered ${response.status}`);
    void reader.#read(response.body);
    await reader.until(() => reader.lastId !== "");
    return reader;
  }

  /** Waits until what is wanted was told. */
  async until(isThere: () => boolean): Promise<void> {
    while (!isThere()) {
      if (this.#isOver) throw new Error(`The stream ended after ${JSON.stringify(this.events)}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Waits until the server ended the stream. */
  async ended(): Promise<void> {
    while (!this.#isOver) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = "";
    try {
      const reader = body.getReader();
      const decoder = new TextDecoder();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        const messages = (rest + decoder.decode(piece.value, { stream: true })).split("\n\n");
        rest = messages.pop() ?? "";
        for (const message of messages) this.#take(message);
        this.#wake();
      }
    } catch {
      // Ended by one of the two sides; that it is over is all there is to know.
    }
    this.#isOver = true;
    this.#wake();
  }

  #take(message: string): void {
    for (const line of message.split("\n")) {
      if (line.startsWith("id: ")) this.lastId = line.slice(4);
      if (line.startsWith("data: ")) this.events.push(JSON.parse(line.slice(6)) as ServerEvent);
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
