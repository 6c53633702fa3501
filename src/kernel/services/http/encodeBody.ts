/** A body with the headers that describe it. */
export interface EncodedBody {
  readonly body?: string | FormData;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a call sends: JSON, a text as it is, or the parts of a form. */
export interface GivenBody {
  readonly body?: unknown;
  readonly multipart?: Readonly<Record<string, string | Blob | undefined>>;
}

/**
 * JSON, or its UTF-8 text in base64 where the project's `transfer_method` says so (spec §7, D8). The latter hides a body
 * from naive filters on the way; it is no security measure. A form goes as `multipart/form-data`, and
 * a text as `text/plain`, always.
 */
export function encodeBody({ body, multipart }: GivenBody, transferMethod: string | undefined): EncodedBody {
  if (multipart) return { body: formOf(multipart), headers: {} };
  if (body === undefined) return { headers: {} };
  if (typeof body === "string") return { body, headers: { "content-type": "text/plain" } };
  const json = JSON.stringify(body);
  if (transferMethod !== "base64") return { body: json, headers: { "content-type": "application/json" } };
  return { body: toBase64(json), headers: { "content-type": "text/plain", "x-transfer-method": "base64" } };
}

function formOf(parts: NonNullable<GivenBody["multipart"]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) form.append(name, value);
  return form;
}

function toBase64(text: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
