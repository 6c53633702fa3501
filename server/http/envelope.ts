import type { ErrorCode } from "#core/errors/errorCatalogue.ts";
import { errorInfo } from "#core/errors/errorCatalogue.ts";
import type { Envelope } from "#contract/envelope.ts";
import type { Locale } from "#core/locale.ts";
import { say } from "#core/wording/say.ts";
import { sayError } from "#core/wording/sayError.ts";
import type { CallFailure } from "./CallFailure.ts";
import { securityHeaders } from "./securityHeaders.ts";

type HeaderFields = Readonly<Record<string, string>>;

const jsonType = "application/json; charset=utf-8";

/** A successful answer; `no-store` unless the headers say otherwise (D4). */
export function answer(data: unknown, status = 200, headers: HeaderFields = {}): Response {
  const envelope: Envelope<unknown> = { statusCode: status, message: "", data: data ?? null, errors: {} };
  return toResponse(envelope, headers);
}

/** The answer to a call that failed, in the caller's language, with the stable code in `data.code`. */
export function failureAnswer(failure: CallFailure, locale: Locale, requestId: string): Response {
  const { code, details } = failure;
  const { status } = errorInfo(code);
  const params = code === "internal" ? { id: requestId } : details.params;
  return toResponse(
    {
      statusCode: status,
      message: messageOf(failure, locale, params),
      data: { ...details.data, ...(details.near !== undefined && { near: details.near }), code, id: requestId, ...(params && { params }) },
      errors: details.fields ?? {},
    },
    { ...retryAfter(code, details.params), ...details.headers },
  );
}

function messageOf({ code, details: { words, near } }: CallFailure, locale: Locale, params: Readonly<Record<string, string | number>> | undefined): string {
  const message = sayError(locale, code, { ...params, ...words });
  return near === undefined ? message : `${message}. ${say(locale, "error.near", { near })}`;
}

/** What passes by itself says when to ask again (RFC 9110 §10.2.3). */
function retryAfter(code: ErrorCode, params: Readonly<Record<string, string | number>> | undefined): HeaderFields {
  if (params?.seconds !== undefined) return { "retry-after": String(params.seconds) };
  return errorInfo(code).status === 503 && errorInfo(code).retryable ? { "retry-after": "2" } : {};
}

function toResponse(envelope: Envelope<unknown>, headers: HeaderFields): Response {
  // Names in lower case: two spellings of one would both be sent.
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return new Response(JSON.stringify(envelope), {
    status: envelope.statusCode,
    headers: { ...securityHeaders, "content-type": jsonType, "cache-control": "no-store", ...given },
  });
}
