import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { ConfigError, type ServerConfig } from "./config.ts";
import { OpenConnections } from "./OpenConnections.ts";

interface OpenServer {
  readonly server: Server;
  readonly connections: OpenConnections;
}

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

export interface Listening {
  readonly port: number;
  /** Takes no new connection, lets requests finish for so long, then ends what is left. */
  stop(milliseconds: number): Promise<void>;
}

/**
 * How long a connection may be idle, in milliseconds. Proxies keep theirs for a minute (nginx `keepalive_timeout`, AWS load
 * balancers): who closes first must not be the server, or a request meets the closing and is lost. Node's own is 5 s.
 */
const keepAliveTimeout = 75_000;

/** The host name that has no second address family is passed over; with a free port the second follows the first. */
const attempts = 20;

/**
 * Listens on every address of the configuration with one port.
 * @throws ConfigError when the port is taken, or the address is not this machine's
 */
export async function listen(fetch: Fetch, { hosts, port }: Pick<ServerConfig, "hosts" | "port">): Promise<Listening> {
  for (let attempt = 1; ; attempt += 1) {
    const servers: OpenServer[] = [];
    try {
      let bound = port;
      for (const host of hosts) {
        const server = createAdaptorServer({ fetch, serverOptions: { keepAliveTimeout } }) as Server;
        const connections = new OpenConnections(server);
        if (!(await isBound(server, host, { port: bound, isOnly: hosts.length === 1 }))) continue;
        servers.push({ server, connections });
        bound = (server.address() as AddressInfo).port;
      }
      return { port: bound, stop: (milliseconds) => stopAll(servers, milliseconds) };
    } catch (error) {
      await stopAll(servers, 0);
      if (port !== 0 || attempt === attempts) throw toConfigError(error, { port, hosts });
    }
  }
}

function isBound(server: Server, host: string, { port, isOnly }: { port: number; isOnly: boolean }): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      // A machine without IPv6: the other loopback address is enough.
      if (!isOnly && (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT")) resolve(false);
      else reject(error);
    });
    server.listen({ host, port, ipv6Only: host.includes(":") && host !== "::" }, () => resolve(true));
  });
}

function toConfigError(error: unknown, { port, hosts }: { port: number; hosts: readonly string[] }): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new ConfigError("PORT", `${port} is taken by another program; choose another, or 0 for any free one`);
    case "EACCES":
      return new ConfigError("PORT", `${port} needs more rights than this user has`);
    case "EADDRNOTAVAIL":
      return new ConfigError("HOST", `${hosts.join(", ")} is not an address of this machine`);
    default:
      return error;
  }
}

async function stopAll(servers: readonly OpenServer[], milliseconds: number): Promise<void> {
  const closed = servers.map(({ server, connections }) => {
    const isClosed = new Promise<void>((resolve) => server.close(() => resolve()));
    connections.endWhenIdle();
    return isClosed;
  });
  const late = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections();
  }, milliseconds);
  await Promise.all(closed);
  clearTimeout(late);
}
