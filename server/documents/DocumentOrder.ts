import type { DocumentFault } from "#core/documents/DocumentFault.ts";
import type { DocumentSource } from "#core/documents/documentNames.ts";
import type { DocumentData } from "#core/documents/DocumentValues.ts";
import type { Locale } from "#core/locale.ts";
import type { PdfPage } from "./pdf/writePdf.ts";

export type DocumentFormat = "pdf" | "html" | "docx";

/** Everything of which one file is made, as plain data: nothing is asked for while it is made. */
export interface DocumentOrder {
  readonly format: DocumentFormat;
  /** Html, or a docx in base64. */
  readonly template: string;
  readonly source: DocumentSource;
  /** Each fills the template once; of html one stands behind the other on a page of its own. */
  readonly documents: readonly DocumentData[];
  readonly locale: Locale;
  readonly timeZone: string;
  /** Texts of the template in the document's language. */
  readonly translations: Readonly<Record<string, string>>;
  /** Files of records as data URLs, by their ids. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly page: PdfPage;
}

export type DocumentAnswer = { readonly bytes: Uint8Array } | { readonly fault: DocumentFault } | { readonly failure: string };
