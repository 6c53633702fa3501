import { isRootId, isSubscriptionId, type RootId, type SubscriptionId } from "./ids.ts";
import { isPlainJson, isPlainRecord, parseJson, type Plain } from "./plainData.ts";

/** Most arguments of an SDK call (X3). */
export const maxArguments = 8;

/** An SDK call as it may be run: rebuilt from what the guest sent, nothing of it kept. */
export interface SdkCall {
  readonly id: string;
  /** Capability and method. */
  readonly path: readonly [capability: string, method: string];
  readonly args: readonly (Plain | undefined)[];
}

/** How a refusal crosses: plain data, rebuilt as a PlatonError by the guest. No stack of the host's. */
export interface GuestRefusal {
  /** See docs/errors.md. */
  readonly code: string;
  readonly family: "expected" | "cancelled" | "bug";
  readonly message: string;
  readonly details: Plain;
}

/** The answer to a call that fails, as Comlink writes a thrown value that is no Error. */
export const refusalAnswer = (id: string | undefined, refusal: GuestRefusal): string =>
  JSON.stringify({ id, type: "HANDLER", name: "throw", value: { isError: false, value: refusal } });

/** What a line on channel `s` turned out to be. A refusal names the call, if it can be named, so that it is answered. */
export type ReadCall =
  | { readonly kind: "call"; readonly call: SdkCall }
  | { readonly kind: "refused"; readonly id: string | undefined }
  | { readonly kind: "swallowed" };

/**
 * The shape part of X3: of Comlink's messages only `APPLY` of a path of two names with at most 8 plain (`RAW`)
 * arguments is a call; `RELEASE`, which Comlink's own finaliser sends, is swallowed; all else is refused.
 */
export function readSdkCall(body: string): ReadCall {
  const value = parseJson(body);
  if (!isPlainRecord(value)) return { kind: "refused", id: undefined };
  if (value.type === "RELEASE") return { kind: "swallowed" };
  const id = readId(value.id);
  const path = readPath(value.path);
  const args = readArguments(value.argumentList);
  if (id === undefined || value.type !== "APPLY" || !path || !args) return { kind: "refused", id };
  return { kind: "call", call: { id, path, args } };
}

/** Comlink's ids are four hexadecimal numbers joined by dashes. */
const readId = (value: unknown): string | undefined =>
  typeof value === "string" && value.length > 0 && value.length <= 80 ? value : undefined;

function readPath(value: unknown): SdkCall["path"] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [capability, method] = value as unknown[];
  return typeof capability === "string" && typeof method === "string" ? [capability, method] : undefined;
}

function readArguments(value: unknown): (Plain | undefined)[] | undefined {
  if (!Array.isArray(value) || value.length > maxArguments) return undefined;
  const args: (Plain | undefined)[] = [];
  for (const item of value as unknown[]) {
    if (!isPlainRecord(item) || item.type !== "RAW") return undefined;
    if (item.value !== undefined && !isPlainJson(item.value)) return undefined;
    args.push(item.value);
  }
  return args;
}

/**
 * Beside the capabilities: `end(ids)` ends subscriptions, `taken(number)` says that a push has been handled. A
 * subscription is begun by a call of its member with a {@link SubscriptionAddress} before its own arguments.
 */
export const subscriptionCalls = { capability: "subscriptions", end: "end", taken: "taken" } as const;

/** Beside the capabilities: the component of a form element gives its field a value, `field.set(root, value)`. */
export const fieldCall = { capability: "field", method: "set" } as const;

/** Largest value of a field, in UTF-16 units of its JSON. */
export const maxFieldValue = 64 * 1024;

/** Whose subscription it is, and the number by which its values come. */
export interface SubscriptionAddress {
  readonly root: RootId;
  readonly subscription: SubscriptionId;
}

export function readSubscriptionAddress(value: unknown): SubscriptionAddress | undefined {
  if (!isPlainRecord(value) || !isRootId(value.root) || !isSubscriptionId(value.subscription)) return undefined;
  return { root: value.root, subscription: value.subscription };
}
