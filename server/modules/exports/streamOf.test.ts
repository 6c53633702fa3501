import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { expect, it } from "vitest";
import { streamHeaders, streamOf } from "./streamOf.ts";

const piece = new Uint8Array(100_000).fill(65);

/** A server that hands out such bytes, and what it was told. */
async function serve(bytes: () => AsyncGenerator<Uint8Array>) {
  const told: string[] = [];
  const stream = (socket: Socket): ReadableStream => streamOf(bytes(), {
    cancel: () => void told.push("cancelled"),
    breakOff: () => void socket.destroy(),
    end: async (error) => await Promise.resolve(void told.push(error === undefined ? "done" : "failed")),
  });
  const server = createServer(getRequestListener(
    (_request, bindings) => new Response(stream((bindings as HttpBindings).incoming.socket), { headers: streamHeaders }), { overrideGlobalObjects: false },
  ));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { told, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const until = async (isTrue: () => boolean): Promise<void> => {
  for (let look = 0; look < 200 && !isTrue(); look += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};

it("DA696 what fails in the middle breaks the transfer off without an end", async () => {
  const { url, told, close } = await serve(async function* () {
    yield piece;
    yield piece;
    throw new Error("the query died");
  });
  await expect(fetch(url).then(async (response) => await response.arrayBuffer())).rejects.toThrow(/terminated|failed|closed/);
  await until(() => told.length > 0);
  expect(told).toEqual(["failed"]);
  close();
});

it("DA696 what fails before its first byte breaks off too, and says nothing of why", async () => {
  const { url, told, close } = await serve(async function* () {
    await Promise.resolve();
    if (url) throw new Error("the query died");
    yield piece;
  });
  await expect(fetch(url).then(async (response) => await response.text())).rejects.toThrow(/terminated|failed|closed/);
  await until(() => told.length > 0);
  expect(told).toEqual(["failed"]);
  close();
});

it("DA697 nothing is made ahead of a slow reader, and nothing more when it has gone", async () => {
  let made = 0;
  let isReleased = false;
  const { url, told, close } = await serve(async function* () {
    try {
      for (; made < 10_000; made += 1) yield piece;
    } finally {
      isReleased = true;
    }
  });
  const leaving = new AbortController();
  const response = await fetch(url, { signal: leaving.signal });
  await response.body?.getReader().read();
  await new Promise((resolve) => setTimeout(resolve, 300));
  // What the two sockets hold, and no more of a gigabyte.
  const ahead = made;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(made).toBe(ahead);
  expect(ahead).toBeLessThan(1_000);
  leaving.abort();
  await until(() => isReleased && told.length > 1);
  expect(told).toEqual(["cancelled", "failed"]);
  close();
});
