import type { Envelope, Failure } from "#contract/envelope.ts";
import { errorInfo, isErrorCode } from "#core/errors/errorCatalogue.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";

/** The `data` of a successful answer (D3); anything else becomes an error with the server's code and its words. */
export function readAnswer(status: number, body: unknown): unknown {
  const envelope = asEnvelope(body);
  if (status >= 200 && status < 300) return envelope ? envelope.data : body;
  throw toError(status, envelope);
}

function toError(status: number, envelope: Envelope<unknown> | undefined): PlatonError {
  const failure = (envelope?.data ?? {}) as Partial<Failure>;
  const code = typeof failure.code === "string" ? failure.code : codeOfStatus(status);
  const family = isErrorCode(code) ? errorInfo(code).family : status >= 500 ? "bug" : "expected";
  return new PlatonError(code, family, {
    status,
    message: envelope?.message || undefined,
    fields: envelope?.errors ?? {},
    params: failure.params,
    data: envelope?.data,
  });
}

/** For answers that are not ours: a proxy's page, an empty body. */
function codeOfStatus(status: number): string {
  const codes: Record<number, string> = {
    401: "unauthenticated", 403: "forbidden", 404: "not_found", 413: "too_large_on_the_way", 502: "unavailable", 503: "unavailable", 504: "unavailable",
  };
  return codes[status] ?? (status >= 500 ? "internal" : "bad_request");
}

function asEnvelope(body: unknown): Envelope<unknown> | undefined {
  return typeof body === "object" && body !== null && "statusCode" in body ? (body as Envelope<unknown>) : undefined;
}
