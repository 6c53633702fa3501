/** On every answer, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** On an answer of a few words. */
export const plainHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
};

/** On documents of the product: links that the host draws for a guest resolve no names (X11). */
export const documentHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "x-dns-prefetch-control": "off",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "SAMEORIGIN",
};
