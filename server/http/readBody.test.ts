import { describe, expect, it } from "vitest";
import { CallFailure } from "./CallFailure.ts";
import { readBody } from "./readBody.ts";

const json = { "content-type": "application/json" };
const base64 = { "content-type": "text/plain;charset=UTF-8", "x-transfer-method": "base64" };

const read = (body: BodyInit | undefined, headers: Record<string, string> = json, limit = 1000) =>
  readBody(new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit), { limit, locale: "en" });

async function codeOf(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.then(() => undefined, (thrown: unknown) => thrown);
  return error instanceof CallFailure ? `${error.code} ${error.details.params?.where ?? ""}`.trim() : String(error);
}

describe("readBody", () => {
  it("H7 reads JSON, and nothing as undefined", async () => {
    expect(await read('{"a":"ў"}')).toEqual({ a: "ў" });
    expect(await read(undefined)).toBeUndefined();
    expect(await read("")).toBeUndefined();
  });

  it.each(["{", "nothing", '{"a":1}}', "\u0000"])("H7 %j is malformed", async (text) => {
    expect(await codeOf(read(text))).toBe("malformed_json");
  });

  it("H7 what is not UTF-8 is malformed, what is not JSON is refused by its type", async () => {
    expect(await codeOf(read(new Uint8Array([34, 255, 34])))).toBe("malformed_json");
    expect(await codeOf(read("a=1", { "content-type": "application/x-www-form-urlencoded" }))).toBe("unsupported_media_type");
  });

  it("H8 base64 of JSON is JSON", async () => {
    expect(await read(Buffer.from('{"a":"ў"}').toString("base64"), base64)).toEqual({ a: "ў" });
    expect(await codeOf(read("not base64!", base64))).toBe("bad_request body (base64)");
    expect(await codeOf(read("e30=", { "content-type": "text/plain" }))).toBe("unsupported_media_type");
  });

  it("H8 the limit is that of the JSON inside", async () => {
    const text = JSON.stringify("x".repeat(996));
    expect(await read(Buffer.from(text).toString("base64"), base64)).toHaveLength(996);
    expect(await codeOf(read(Buffer.from(`${text}          `).toString("base64"), base64))).toBe("payload_too_large");
  });

  it("H6 a body that is announced too large is refused unread, one that streams as soon as it is", async () => {
    expect(await codeOf(read("x", { ...json, "content-length": "52428800" }))).toBe("payload_too_large");
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 400;
        controller.enqueue(new Uint8Array(400).fill(120));
      },
    });
    expect(await codeOf(read(endless))).toBe("payload_too_large");
    expect(sent).toBeLessThan(4000);
  });

  it("H97 a body that its sender breaks off is cancelled, announced or not", async () => {
    const brokenOff = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array([123])),
        pull: (controller) => controller.error(new Error("aborted")),
      });
    expect(await codeOf(read(brokenOff()))).toBe("cancelled");
    expect(await codeOf(read(brokenOff(), { ...json, "content-length": "100" }))).toBe("cancelled");
  });

  it("H16 __proto__ is refused however it is written, and so is deep nesting", async () => {
    expect(await codeOf(read('{"__proto__":{"a":1}}'))).toBe("bad_request body.__proto__");
    expect(await codeOf(read('{"a":[{"\\u005f_proto__":1}]}'))).toBe("bad_request body.__proto__");
    expect(await read('{"a":"__proto__"}')).toEqual({ a: "__proto__" });
    expect(await codeOf(read("[".repeat(101) + "]".repeat(101)))).toMatch(/^bad_request/);
    expect(await read(JSON.stringify("[".repeat(200)))).toHaveLength(200);
  });
});
