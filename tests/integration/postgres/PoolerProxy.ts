import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Parameters of a connection that PgBouncer knows; it refuses any other. */
const known = new Set(["user", "database", "client_encoding", "datestyle", "timezone", "standard_conforming_strings", "application_name"]);

/** Stands before a PostgreSQL server as a pooler by session does; it can fall silent without hanging up, and be away. */
export class PoolerProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#pass(client));
  readonly #target: URL;
  #isAway = false;

  private constructor(target: URL) {
    this.#target = target;
  }

  static async start(url: string): Promise<PoolerProxy> {
    const proxy = new PoolerProxy(new URL(url));
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get url(): string {
    const url = new URL(this.#target);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Whatever is connected now passes nothing on any more. */
  fallSilent(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Hangs up, and connects nobody until it is there again. */
  goAway(): void {
    this.#isAway = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  comeBack(): void {
    this.#isAway = false;
  }

  async stop(): Promise<void> {
    this.goAway();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(client: Socket): void {
    if (this.#isAway) return void client.destroy();
    const server = connect(Number(this.#target.port), this.#target.hostname);
    for (const [socket, other] of [[client, server], [server, client]] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    client.once("data", (start: Buffer) => {
      const names = start.toString("utf8", 8).split("\0").filter((_, index) => index % 2 === 0 && _ !== "");
      const unknown = names.find((name) => !known.has(name.toLowerCase()));
      if (unknown !== undefined) return void client.end(refusal(`unsupported startup parameter: ${unknown}`));
      server.write(start);
      client.pipe(server);
      server.pipe(client);
    });
  }
}

function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.from("E0000");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
