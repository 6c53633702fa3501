import { wrap, type Endpoint } from "comlink";
import { PlatonError, type ErrorFamily } from "#sdk/errors/PlatonError.ts";
import { isPlainRecord, type AnswerMessage } from "#sandbox/protocol/index.ts";

/** Makes one SDK call; rejects with a PlatonError. */
export type CallHost = (capability: string, method: string, args: readonly unknown[]) => Promise<unknown>;

export interface HostCalls {
  readonly call: CallHost;
  /** An answer came from the host. */
  hear(message: AnswerMessage): void;
}

type Remote = (...args: unknown[]) => Promise<unknown>;

/**
 * Comlink over JSON text: the guard and the host know the size of a call before they parse it (X3).
 * @param send takes the text of one Comlink message to the host
 */
export function createHostCalls(send: (body: string) => void): HostCalls {
  const listeners = new Set<(event: { data: unknown }) => void>();
  const endpoint = {
    postMessage: (message: unknown) => send(JSON.stringify(message)),
    addEventListener: (_type: string, listener: (event: { data: unknown }) => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: { data: unknown }) => void) => void listeners.delete(listener),
  };
  const remote = wrap<Record<string, Record<string, Remote>>>(endpoint as unknown as Endpoint);
  // Comlink makes a new proxy at each access, and registers it with its finaliser.
  const known = new Map<string, Remote>();
  const find = (capability: string, method: string): Remote => {
    const path = `${capability}.${method}`;
    const found = known.get(path) ?? (remote as unknown as Record<string, Record<string, Remote>>)[capability]?.[method];
    if (!found) throw new TypeError(`no method ${path}`);
    known.set(path, found);
    return found;
  };
  return {
    hear: ({ answer, content }) => {
      if (answer === undefined) return;
      const data = { ...(JSON.parse(answer) as object), ...(content && { value: content }) };
      listeners.forEach((listener) => listener({ data }));
    },
    call: async (capability, method, args) => {
      const { sent, signal } = separateSignal(args);
      signal?.throwIfAborted();
      try {
        return await find(capability, method)(...sent);
      } catch (failure) {
        throw toPlatonError(failure);
      }
    },
  };
}

/** An AbortSignal cannot cross: it is heeded on this side, and the answer of an aborted call is ignored by its caller. */
function separateSignal(args: readonly unknown[]): { sent: unknown[]; signal: AbortSignal | undefined } {
  let signal: AbortSignal | undefined;
  const sent = args.map((argument) => {
    if (typeof argument !== "object" || argument === null || !("signal" in argument)) return argument;
    const { signal: given, ...rest } = argument;
    if (given instanceof AbortSignal) signal = given;
    return rest;
  });
  return { sent, signal };
}

/** A refusal travels as plain data and becomes the error that it was. */
function toPlatonError(failure: unknown): unknown {
  if (!isPlainRecord(failure) || typeof failure.code !== "string") return failure;
  const { code, family, message, details } = failure;
  return new PlatonError(code, family as ErrorFamily, { ...(details as object), message: String(message ?? code) });
}
