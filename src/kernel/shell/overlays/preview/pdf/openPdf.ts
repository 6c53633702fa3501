import { getDocument, PDFWorker, VerbosityLevel, type PDFDocumentLoadingTask, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { pause } from "../../../../services/state/pause.ts";
import { StoredRanges, type RangeSource } from "./StoredRanges.ts";

/** Put in place by the client's build (`scripts/build-pdf.mjs`): the folder of what pdf.js fetches by itself. */
declare const __PDF_PLACE__: string;

export type PdfResult =
  | { readonly state: "open"; readonly pdf: PDFDocumentProxy }
  | { readonly state: "locked" | "damaged"; readonly cause: unknown };

/**
 * Nothing in a file is believed. It is parsed in a worker whose policy allows our own scripts only: no string becomes
 * code, nor any WebAssembly. Programs, forms and addresses in it are not even looked at.
 */
const settings = {
  verbosity: VerbosityLevel.ERRORS,
  useWasm: false,
  enableXfa: false,
  // Scans of A4 at 600 dpi are drawn; a picture that claims to be a gigapixel is left out.
  maxImageSize: 50_000_000,
  // Of a thousand pages the ones that somebody looks at.
  disableAutoFetch: true,
  disableStream: true,
  cMapUrl: `${__PDF_PLACE__}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${__PDF_PLACE__}standard_fonts/`,
  wasmUrl: `${__PDF_PLACE__}wasm/`,
};

/**
 * Opens a pdf by ranges; the signal closes it.
 * @throws PlatonError as `readRange`
 */
export async function openPdf(source: RangeSource, signal: AbortSignal): Promise<PdfResult> {
  const range = await StoredRanges.open(source, signal);
  if (signal.aborted) throw new PlatonError("cancelled", "cancelled");
  const port = new Worker(`${__PDF_PLACE__}pdf.worker.mjs`, { type: "module", name: "pdf" });
  const task = getDocument({ ...settings, range, worker: PDFWorker.create({ port, verbosity: settings.verbosity }) });
  const close = (): void => void closePdf(task, port);
  signal.addEventListener("abort", close, { once: true });
  try {
    return { state: "open", pdf: await Promise.race([task.promise, failing(port)]) };
  } catch (cause) {
    close();
    return { state: cause instanceof Error && cause.name === "PasswordException" ? "locked" : "damaged", cause };
  }
}

/** Its own end would be waited for without end. */
const failing = async (port: Worker): Promise<never> =>
  await new Promise((_, reject) => port.addEventListener("error", () => reject(new Error("the worker for pdf files failed"))));

/** Typefaces of the document leave this one; a worker that no longer answers is ended all the same. */
async function closePdf(task: PDFDocumentLoadingTask, port: Worker): Promise<void> {
  await Promise.race([task.destroy(), pause(2_000)]).catch(() => undefined);
  port.terminate();
}
