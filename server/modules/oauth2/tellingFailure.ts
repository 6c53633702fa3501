import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Provider } from "./Provider.ts";

/** Codes of openid-client for answers that were none of a provider. */
const noAnswer = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON", "OAUTH_PARSE_ERROR"]);

/**
 * What fails at a provider, in words for the person; the log has what it was, without what is secret in it.
 * @throws CallFailure `provider_unavailable`, `provider_refused`
 */
export async function tellingFailure<Done>({ services, requestId }: Pick<CallContext, "services" | "requestId">, { preset, method }: Provider, ask: () => Promise<Done>): Promise<Done> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    const code = isRefusal(error) ? "provider_refused" : "provider_unavailable";
    services.log.warn({ requestId, method, code, why: reasonOf(error) }, "signing in by a provider failed");
    throw new CallFailure(code, { params: { provider: preset.name } });
  }
}

/** The provider answered, and what it said lets nobody in. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return true;
  return error instanceof ClientError && error.code !== undefined && !noAnswer.has(error.code);
}

/** Codes and the first words, never the tokens that stand in causes. */
function reasonOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error.slice(0, 100);
  if (!(error instanceof Error)) return "unknown";
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const inner = cause instanceof Error ? `: ${cause.message}` : "";
  return `${typeof code === "string" ? `${code} ` : ""}${error.message}${inner}`.slice(0, 300);
}
