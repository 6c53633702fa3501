import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * The connections of a server, and how many answers each is still owed. A browser opens some before it has anything to
 * ask, and Node does not count those as idle (`closeIdleConnections` ends only what has asked once): a server that
 * waits for them stops when its patience ends.
 */
export class OpenConnections {
  readonly #owed = new Map<Socket, number>();
  #isEnding = false;

  constructor(server: Server) {
    server.on("connection", (socket: Socket) => {
      this.#owed.set(socket, 0);
      socket.once("close", () => this.#owed.delete(socket));
    });
    server.on("request", ({ socket }, response) => {
      this.#count(socket, 1);
      response.once("close", () => this.#count(socket, -1));
    });
  }

  /** From now on a connection ends as soon as it is owed no answer. */
  endWhenIdle(): void {
    this.#isEnding = true;
    for (const [socket, owed] of this.#owed) if (owed === 0) socket.destroy();
  }

  #count(socket: Socket, change: 1 | -1): void {
    const owed = (this.#owed.get(socket) ?? 0) + change;
    if (this.#owed.has(socket)) this.#owed.set(socket, owed);
    // What was written goes out first.
    if (this.#isEnding && owed === 0) socket.destroySoon();
  }
}
