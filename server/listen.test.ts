import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { listen } from "./listen.ts";

/** So long that a test which waited for it would fail. */
const patience = 3_600_000;

/** A connection that has sent this much. */
async function open(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  if (sent !== "") socket.write(sent);
  return socket;
}

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function readToEnd(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket.setEncoding("utf8")) text += String(chunk);
  return text;
}

it("SV36 stopping waits for the answer that is owed, and for no connection that is idle or has asked nothing", async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const fetch = async ({ url }: Request): Promise<Response> => {
    if (url.endsWith("/slow")) {
      isAsked();
      await held;
    }
    return new Response("answered");
  };
  const { port, stop } = await listen(fetch, { hosts: ["127.0.0.1"], port: 0 });
  const silent = await open(port, "");
  const idle = await open(port, request("/quick"));
  await once(idle, "data");
  const waiting = await open(port, request("/slow"));
  await asked;

  const stopped = stop(patience);
  expect(await readToEnd(silent)).toBe("");
  expect(await readToEnd(idle)).toBe("");
  answer();
  expect(await readToEnd(waiting)).toContain("answered");
  await stopped;
});
