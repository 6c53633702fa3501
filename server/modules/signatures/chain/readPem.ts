/** The DER bytes of each object of that name in PEM; a file without PEM is DER itself. */
export function readPem(bytes: Uint8Array, name: string): Uint8Array[] {
  const text = Buffer.from(bytes).toString("latin1");
  if (!text.includes("-----BEGIN ")) return [bytes];
  const blocks = text.matchAll(new RegExp(`-----BEGIN ${name}-----([A-Za-z0-9+/=\\s]+)-----END ${name}-----`, "g"));
  return [...blocks].map(([, base64 = ""]) => Buffer.from(base64, "base64"));
}
