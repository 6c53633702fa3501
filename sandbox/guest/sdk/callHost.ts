import { wrap, type Endpoint } from "comlink";
import { PlatonError, type ErrorFamily } from "#sdk/errors/PlatonError.ts";
import { isPlainRecord, type AnswerMessage, type RootId } from "#sandbox/protocol/index.ts";
import { currentRoot, enter } from "../roots/currentRoot.ts";

/**
 * Makes one SDK call; rejects with a PlatonError.
 * @param root in whose name the code behind the answer runs, by default who asks; 0 where no component waits for it
 */
export type CallHost = (capability: string, method: string, args: readonly unknown[], root?: RootId | 0) => Promise<unknown>;

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
    call: async (capability, method, args, root = currentRoot()) => {
      try {
        const { sent, signal } = separateSignal(args);
        if (signal?.aborted) throw cancelled(signal);
        const answer = find(capability, method)(...sent);
        return await (signal ? untilAborted(answer, signal) : answer);
      } catch (failure) {
        throw toPlatonError(failure);
      } finally {
        enter(root);
      }
    },
  };
}

/** An AbortSignal cannot cross: it is heeded on this side. */
function separateSignal(args: readonly unknown[]): { sent: unknown[]; signal: AbortSignal | undefined } {
  let signal: AbortSignal | undefined;
  const sent = args.map((argument) => {
    const given = (argument as { signal?: unknown } | null | undefined)?.signal;
    if (!(given instanceof AbortSignal)) return argument;
    signal = given;
    return { ...(argument as object), signal: undefined };
  });
  return { sent, signal };
}

const cancelled = ({ reason }: AbortSignal): PlatonError => new PlatonError("cancelled", "cancelled", { cause: reason });

/** An answer that comes after the abort is dropped. */
function untilAborted(answer: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(cancelled(signal));
    signal.addEventListener("abort", abort);
    void answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** A refusal travels as plain data and becomes the error that it was. */
function toPlatonError(failure: unknown): unknown {
  if (!isPlainRecord(failure) || typeof failure.code !== "string") return failure;
  const { code, family, message, details } = failure;
  return new PlatonError(code, family as ErrorFamily, { ...(details as object), message: String(message ?? code) });
}
