import type { DocumentFormat } from "../../documents/DocumentOrder.ts";
import { securityHeaders } from "../../http/securityHeaders.ts";
import { contentDisposition } from "../files/index.ts";

export const documentTypes: Readonly<Record<DocumentFormat | "zip", string>> = {
  pdf: "application/pdf", html: "text/html; charset=utf-8", zip: "application/zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Nothing of a document runs, nothing that it names is fetched, and only the product shows it in a frame. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

interface File {
  readonly name: string;
  readonly type: DocumentFormat | "zip";
  /** Shown in a frame in place of being saved. */
  readonly isShown: boolean;
}

export const answerMade = (bytes: Uint8Array, { name, type, isShown }: File): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...securityHeaders,
      "content-type": documentTypes[type],
      "content-length": String(bytes.length),
      "content-disposition": contentDisposition(isShown && type === "html" ? "inline" : "attachment", name),
      "content-security-policy": policy,
      "cache-control": "no-store",
    },
  });
