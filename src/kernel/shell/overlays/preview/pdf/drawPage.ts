import { TextLayer, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { pageSize, pixelRatio } from "./pageSize.ts";

/** Draws a page on a canvas of its own, which takes the place of the one before when it is ready. @returns what stops it */
export function drawPage(page: PDFPageProxy, place: HTMLElement, options: DrawOptions): () => void {
  const size = pageSize(page.getViewport({ scale: 1 }), options.width);
  const ratio = pixelRatio(size, window.devicePixelRatio);
  const viewport = page.getViewport({ scale: size.scale * ratio });
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport });
  task.promise.then(() => place.replaceChildren(canvas), ignoringCancelled(options.onBroken));
  return () => task.cancel();
}

interface DrawOptions {
  /** In CSS pixels. */
  readonly width: number;
  readonly onBroken: (failure: unknown) => void;
}

/** The page's text over its picture, invisible: it can be selected, copied and read out. @returns what takes it away */
export function layText(page: PDFPageProxy, place: HTMLElement): () => void {
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: place, viewport: page.getViewport({ scale: 1 }) });
  // A page whose text cannot be read is looked at all the same.
  layer.render().catch(() => undefined);
  return () => {
    layer.cancel();
    place.replaceChildren();
  };
}

const ignoringCancelled =
  (tell: (failure: unknown) => void) =>
  (failure: unknown): void => {
    if (!(failure instanceof Error && failure.name === "RenderingCancelledException")) tell(failure);
  };
