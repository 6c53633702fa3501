import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { StaticFiles } from "./StaticFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "platon-static-"));
mkdirSync(join(folder, "assets"));
const script = "export const answer = 42;\n".repeat(200);
writeFileSync(join(folder, "assets/main-a1b2.js"), script);
writeFileSync(join(folder, "icon.png"), Buffer.alloc(4000));
const files = new StaticFiles(folder);

const get = (path: string, headers: Record<string, string> = {}) =>
  files.answer(path.split("/"), { request: new Request("http://localhost/", { headers }), headers: {} });

describe("StaticFiles", () => {
  it("H23 a file with a hash in its name is immutable, another is asked about", async () => {
    expect((await get("assets/main-a1b2.js"))?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("icon.png"))?.headers.get("cache-control")).toBe("no-cache");
    expect(await get("missing.js")).toBeUndefined();
    expect(await get("assets")).toBeUndefined();
  });

  it("H23 the tag follows the content, and who knows it gets nothing again", async () => {
    writeFileSync(join(folder, "page.txt"), "one");
    const first = await get("page.txt");
    const tag = first?.headers.get("etag") ?? "";
    expect((await get("page.txt", { "if-none-match": tag }))?.status).toBe(304);
    writeFileSync(join(folder, "page.txt"), "another");
    expect((await get("page.txt", { "if-none-match": tag }))?.status).toBe(200);
  });

  it("H24 texts are compressed by what is accepted, pictures are not", async () => {
    const bytes = async (encoding: string, path = "assets/main-a1b2.js") => {
      const answer = await get(path, { "accept-encoding": encoding });
      return { encoding: answer?.headers.get("content-encoding"), body: Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)) };
    };
    const br = await bytes("gzip, deflate, br");
    expect(br.encoding).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await bytes("gzip");
    expect(gzip.encoding).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect((await bytes("br;q=0, identity")).encoding).toBeNull();
    expect((await bytes("")).encoding).toBeNull();
    expect((await bytes("br", "icon.png")).encoding).toBeNull();
  });
});
