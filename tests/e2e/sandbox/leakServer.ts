import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface LeakServer {
  readonly origin: string;
  /** What reached it, oldest first. */
  readonly seen: string[];
  close(): Promise<void>;
}

/** A server that nobody may reach from a realm: it writes down every request, WebSocket upgrades included. */
export async function startLeakServer(): Promise<LeakServer> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? "");
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/javascript" });
    response.end("export default 1;");
  });
  server.on("upgrade", (request, socket) => {
    seen.push(request.url ?? "");
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
