import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import { expose, type Endpoint } from "comlink";
import { readSdkCall, refusalAnswer, type GuestRefusal, type Plain, type SdkCall } from "#sandbox/protocol/index.ts";
import { CallRefused } from "./CallRefused.ts";

/** What one method of a capability takes and does for a guest. */
export interface GuestMethod {
  /** The arguments as they may be passed on, rebuilt; undefined refuses the call. */
  readonly accept: (args: readonly (Plain | undefined)[]) => readonly unknown[] | undefined;
  readonly run: (...args: never[]) => Promise<unknown>;
  /** It is the person before the screen who answers, in their own time. */
  readonly waitsForUser?: boolean;
}

/** Capability → method; both are looked up as own properties. */
export type GuestMethods = Readonly<Record<string, Readonly<Record<string, GuestMethod>>>>;

export interface ExposeOptions {
  readonly limits: RealmLimits;
  readonly methods: GuestMethods;
  /** What a guest may know of a failure. */
  readonly describe: (failure: unknown) => GuestRefusal;
  /** Comlink's answer as JSON text; undefined for a call that has none, so that the guard's count stays right. */
  readonly answer: (answer: string | undefined, content?: Blob) => void;
  /** A call outside the grants: it is answered, and the kernel writes it down. */
  readonly onRefused: (call: SdkCall | undefined) => void;
}

/**
 * Comlink behind a filter (X3). With a raw port, `sdk.__proto__.polluted = 1` in a worker would pollute
 * `Object.prototype` of the application; here Comlink sees only messages that this function has written itself:
 * `APPLY` of an allow-listed path with checked arguments.
 * @returns takes the body of one line on channel `s`
 */
export function exposeCalls(options: ExposeOptions): (body: string) => void {
  let deliver: (data: unknown) => void = () => undefined;
  const endpoint: Endpoint = {
    addEventListener: (_type, listener) => {
      deliver = (data) => (listener as (event: unknown) => void)({ origin: "", data, ports: [] });
    },
    removeEventListener: () => undefined,
    postMessage: (message: unknown) => options.answer(sizedAnswer(message, options.limits), contentOf(message)),
  };
  expose(createTarget(options), endpoint);
  return (body) => {
    const read = readSdkCall(body);
    if (read.kind === "swallowed") return options.answer(undefined);
    if (read.kind === "refused") return refuse(options, read.id);
    const { call } = read;
    const method = findMethod(options.methods, call);
    const args = method?.accept(call.args);
    if (!args) return refuse(options, call.id, { call, isKnown: method !== undefined });
    deliver({
      id: call.id,
      type: "APPLY",
      path: call.path,
      argumentList: args.map((value) => ({ type: "RAW", value })),
    });
  };
}

const findMethod = (methods: GuestMethods, { path: [capability, method] }: SdkCall): GuestMethod | undefined => {
  const members = Object.hasOwn(methods, capability) ? methods[capability] : undefined;
  return members && Object.hasOwn(members, method) ? members[method] : undefined;
};

/** The exposed object has no prototype and cannot be changed, should the filter ever fail. */
function createTarget({ methods, describe, limits }: ExposeOptions): object {
  const target = Object.create(null) as Record<string, object>;
  for (const [capability, members] of Object.entries(methods)) {
    const functions = Object.create(null) as Record<string, unknown>;
    for (const [name, method] of Object.entries(members)) functions[name] = guarded(method, { describe, limits });
    target[capability] = Object.freeze(functions);
  }
  return Object.freeze(target);
}

const guarded =
  ({ run, waitsForUser = false }: GuestMethod, { describe, limits }: Pick<ExposeOptions, "describe" | "limits">) =>
  async (...args: never[]): Promise<unknown> => {
    try {
      return rebuild(await (waitsForUser ? run(...args) : inTime(run(...args), limits.callTime)));
    } catch (failure) {
      // Comlink carries what is no Error as it is.
      throw failure instanceof CallRefused ? failure.refusal : describe(failure);
    }
  };

/**
 * The answer as plain data, so that no object of the application is ever Comlink's to look at; a file's content stays one.
 * @throws TypeError when the value has no JSON
 */
function rebuild(value: unknown): unknown {
  if (value instanceof Blob) return value;
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

/** A call that is not answered by then fails, unless it waits for the user. */
function inTime<Value>(running: Promise<Value>, callTime: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the call took longer than ${callTime / 1000} s`)), callTime);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}

/** The value of Comlink's answer, where it is a file's content: as JSON it is `{}`. */
const contentOf = (message: unknown): Blob | undefined => {
  const { value } = message as { value?: unknown };
  return value instanceof Blob ? value : undefined;
};

/** What has left as plain data is text by nature; only its length is still to be known. */
function sizedAnswer(message: unknown, { argumentsLength }: RealmLimits): string {
  const text = JSON.stringify(message);
  if (text.length <= argumentsLength) return text;
  const { id } = message as { id?: string };
  return refusalAnswer(id, { code: "answer_too_large", family: "bug", message: `the answer is larger than ${sayLength(argumentsLength)}`, details: {} });
}

interface RefusedCall {
  readonly call: SdkCall;
  /** The method is granted, and its arguments are wrong. */
  readonly isKnown: boolean;
}

function refuse({ methods, answer, onRefused }: ExposeOptions, id: string | undefined, refused?: RefusedCall): void {
  onRefused(refused?.call);
  if (id === undefined) return answer(undefined);
  if (!refused) return answer(refusalAnswer(id, wrongArguments("not an SDK call", "")));
  const [capability, method] = refused.call.path;
  const name = `${capability}.${method}`.slice(0, maxNamed);
  if (refused.isKnown) return answer(refusalAnswer(id, wrongArguments(`the arguments of "${name}" are wrong`, name)));
  answer(refusalAnswer(id, missingCapability(Object.hasOwn(methods, capability) ? name : capability.slice(0, maxNamed))));
}

/** Longest name of a guest's that is repeated to it. */
const maxNamed = 200;

const wrongArguments = (message: string, method: string): GuestRefusal => ({
  code: "invalid_arguments",
  family: "bug",
  message,
  details: { params: { method } },
});

const missingCapability = (capability: string): GuestRefusal => ({
  code: "capability_missing",
  family: "bug",
  message: `capability "${capability}" is missing`,
  details: { params: { capability } },
});
