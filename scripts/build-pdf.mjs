import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Where the client finds what pdf.js fetches by itself; the version stands for the content of the files. */
export const pdfPlace = `assets/pdf/${version}`;

/**
 * The worker that reads pdf files, the typefaces that a file may name without bringing them, the tables of Chinese,
 * Japanese and Korean encodings, and the decoders of JPEG 2000 and JBIG2 pictures as plain scripts: nothing of it is
 * WebAssembly, so that no policy has to allow that. Each is fetched when a file needs it, and not before.
 */
function pdfFiles() {
  const all = (part, wanted = () => true) =>
    readdirSync(join(folder, part)).filter(wanted).map((name) => ({ from: join(part, name), to: `${part}/${name}` }));
  return [
    { from: "legacy/build/pdf.worker.min.mjs", to: "pdf.worker.mjs" },
    { from: "LICENSE", to: "LICENSE" },
    ...all("cmaps"),
    ...all("standard_fonts"),
    ...all("wasm", (name) => name.endsWith("_nowasm_fallback.js") || /^LICENSE_.*(JBIG2|OPENJPEG)$/.test(name)),
  ];
}

/** For `vite.config.ts`: makes them files of the client. */
export const emitPdfFiles = () => ({
  name: "platon-pdf",
  generateBundle() {
    for (const { from, to } of pdfFiles()) {
      this.emitFile({ type: "asset", fileName: `${pdfPlace}/${to}`, source: readFileSync(join(folder, from)) });
    }
  },
});
