/**
 * Whether a caller has what it asks for already: an `If-None-Match` of "*" or of a list that holds the tag, compared
 * weakly (RFC 9110 §13.1.2).
 *
 * @example isKnownTag('W/"a", "b"', '"a"') // true
 */
export const isKnownTag = (header: string | null, etag: string): boolean =>
  (header ?? "").split(",").some((item) => ["*", etag].includes(item.trim().replace(/^W\//, "")));
