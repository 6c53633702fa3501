import type { DocumentFormat } from "../../documents/DocumentOrder.ts";
import { securityHeaders } from "../../http/securityHeaders.ts";
import { cleanFileName, contentDisposition } from "../files/index.ts";

const types: Readonly<Record<DocumentFormat, string>> = {
  pdf: "application/pdf", html: "text/html; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Letters of a title that a name keeps: systems take 255 bytes, and Cyrillic takes two for a letter. */
const longest = 80;

/** Nothing of a document runs, nothing that it names is fetched, and only the product shows it in a frame. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

interface File {
  readonly title: string;
  readonly numbers: readonly string[];
  readonly format: DocumentFormat;
  /** Shown in a frame in place of being saved. */
  readonly isShown: boolean;
}

export function answerMade(bytes: Uint8Array, { title, numbers, format, isShown }: File): Response {
  const number = numbers.length === 1 ? ` ${(numbers[0] ?? "").replaceAll("/", "-")}` : "";
  const { name } = cleanFileName(`${[...title].slice(0, longest).join("")}${number}.${format}`);
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...securityHeaders,
      "content-type": types[format],
      "content-length": String(bytes.length),
      "content-disposition": contentDisposition(isShown && format === "html" ? "inline" : "attachment", name),
      "content-security-policy": policy,
      "cache-control": "no-store",
    },
  });
}
