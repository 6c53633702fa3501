/**
 * Schema of an answer that holds such data (D3).
 * @example enveloped({ type: "string" })
 */
export const enveloped = (data: object): object => ({
  type: "object",
  required: ["statusCode", "message", "data", "errors"],
  properties: {
    statusCode: { type: "integer" },
    message: { type: "string" },
    data,
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
});
