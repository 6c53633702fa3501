import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Packs a program of the sandbox into one script: it runs where nothing can be loaded.
 * @param {string} entry path from the root of the repository
 * @param {"iife" | "esm"} format a classic script, or a module whose exports are called
 */
async function bundle(entry, format = "iife") {
  const build = await rolldown({
    input: join(root, entry),
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [withoutDefaultAdapter],
    onLog: (level, log, log_) => {
      if (level === "warn") throw new Error(`sandbox build: ${log.message}`);
      log_(level, log);
    },
  });
  const { output } = await build.generate({ format, minify: true, codeSplitting: false, comments: false });
  await build.close();
  return output[0].code;
}

/** The selector engine brings an adapter for another DOM, with a serialiser and its entities; ours has its own. */
const withoutDefaultAdapter = {
  name: "without-default-adapter",
  resolveId: (id) => (id === "domutils" ? "\0domutils" : undefined),
  load: (id) => (id === "\0domutils" ? "export {};" : undefined),
};

/** What both documents may: their one script, whose hash is base64, blobs, and what is `allowed` beside. */
const policyOf = (scriptHash, allowed) =>
  [
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}' blob:`,
    ...allowed,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Of the guard's document and, by inheritance, of the worker in it (X1). */
const allowedInGuard = ["worker-src blob:"];

/** Of a frame realm's document (X10): its own code arrives as blobs; it may draw, and reach nothing. */
const allowedInFrame = ["style-src 'unsafe-inline'", "img-src data: blob:"];

/**
 * The realm's program as text: the client's build puts it into a lazy chunk, the host hands it to the guard as a blob.
 * @returns {Promise<string>}
 */
export async function buildGuest() {
  const text = await bundle("sandbox/guest/guestMain.ts", "esm");
  const size = gzipSync(text, { level: 9 }).length;
  if (size > maxGuestSize) throw new Error(`the realm's program has ${size} bytes compressed, of ${maxGuestSize}`);
  return text;
}

/** The realm's program, compressed; it is loaded by pages with components only. */
const maxGuestSize = 110 * 1024;

/**
 * The expression realm's program as text, for another lazy chunk.
 * @returns {Promise<string>}
 */
export const buildExpressionGuest = () => bundle("sandbox/guest/expressions/expressionMain.ts", "esm");

/**
 * The program of frame realms as text, for a lazy chunk of the client.
 * @returns {Promise<string>}
 */
export const buildFrameGuest = () => bundle("sandbox/guest/frame/frameMain.ts", "esm");

/**
 * A document with one inline script, and the headers that belong to it.
 * @param {string} title
 * @param {string} entry the script's source
 * @param {readonly string[]} allowed directives of its policy
 * @returns {Promise<{ html: string, headers: Record<string, string> }>}
 */
async function buildDocument(title, entry, allowed) {
  // The HTML parser would end the script at this text.
  const script = (await bundle(entry)).trim().replaceAll("</script", "<\\/script");
  const html = `<!doctype html><meta charset="utf-8"><title>${title}</title><script>${script}</script>`;
  const scriptHash = createHash("sha256").update(script).digest("base64");
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyOf(scriptHash, allowed),
      "x-content-type-options": "nosniff",
      "x-dns-prefetch-control": "off",
      // Nothing at all: Chromium would look up and connect to hosts ahead of navigations that a policy then refuses.
      "connection-allowlist": "()",
      "referrer-policy": "no-referrer",
      "cache-control": "no-cache",
    },
  };
}

const buildGuard = () => buildDocument("guard", "sandbox/guard/guardMain.ts", allowedInGuard);
const buildFrame = () => buildDocument("frame", "sandbox/guest/frame/bootMain.ts", allowedInFrame);

/**
 * Writes what the server serves on sandbox hosts, /realm/guard.html and /realm/frame.html: the documents, and their
 * headers beside them.
 * @param {string} folder
 */
export async function buildSandbox(folder = join(root, "dist/sandbox")) {
  await mkdir(folder, { recursive: true });
  for (const [name, { html, headers }] of Object.entries({ guard: await buildGuard(), frame: await buildFrame() })) {
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ headers }, undefined, 2)}\n`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildSandbox();
  if (process.argv.includes("--sizes")) {
    const size = gzipSync(await buildGuest(), { level: 9 }).length;
    console.log(`realm's program: ${(size / 1024).toFixed(1)} KB compressed, of ${maxGuestSize / 1024} KB`);
  }
}
