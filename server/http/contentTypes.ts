const contentTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  ico: "image/x-icon",
  woff2: "font/woff2",
  ttf: "font/ttf",
  wasm: "application/wasm",
};

const packed = new Set(["png", "jpg", "webp", "ico", "woff2"]);

/** By the extension; what has none of ours is served as bytes, which nobody interprets. */
export function contentTypeOf(extension: string): { readonly type: string; readonly isCompressible: boolean } {
  return { type: contentTypes[extension] ?? "application/octet-stream", isCompressible: !packed.has(extension) };
}
