import type { Plugin } from "vite";

/** A folder below `dist/client`. */
export const pdfPlace: string;
export function emitPdfFiles(): Plugin;
