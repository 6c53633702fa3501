import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { HostMessage } from "./hostMessages.ts";

/**
 * Why a realm ended: `hang` and `boot` pings unanswered; `operations`, `nodes`, `depth`, `calls`, `size` a limit
 * passed; `memory` it holds too much; `protocol` a message that our guest never sends; `crash` the worker could not start, or its whole process is
 * gone; `painting` (by the host) it froze the page, or makes its pictures late; `killed` by the host.
 */
export const deathCauses = [
  "hang",
  "boot",
  "operations",
  "nodes",
  "depth",
  "calls",
  "size",
  "memory",
  "protocol",
  "crash",
  "painting",
  "killed",
] as const;
export type DeathCause = (typeof deathCauses)[number];

/**
 * Unanswered pings after which a realm ends (X8): before foreign code runs, while a module is evaluated or first
 * mounted, and at run time. A ping is sent every {@link pingInterval} ms and counted, not timed, so that a hidden
 * tab, whose timers are slow, does not end its realms.
 */
export interface Patience {
  readonly boot: number;
  readonly evaluation: number;
  readonly running: number;
}

/** Milliseconds. */
export const pingInterval = 100;
/** Nothing foreign runs yet while a realm starts. The first start of a frame fetches a document. */
const bootPings = { worker: 20, frame: 50 };

/** A frame draws on the thread that answers, and has more of it (X8). */
export const patienceOf = ({ runningPings, evaluationPings, framePings }: RealmLimits, isFrame: boolean): Patience =>
  isFrame
    ? { boot: bootPings.frame, evaluation: framePings, running: framePings }
    : { boot: bootPings.worker, evaluation: evaluationPings, running: runningPings };

/** Window message of the guard's document once it listens; the only one that is not on a port. */
export const guardReady = "platon-guard-ready";

/** End of the address of a guard that is opened for a frame realm: it starts no worker before one is asked for. */
export const withoutWorker = "#frame";

/** A ui realm draws, an expression realm answers with results, a frame realm draws itself and says how high it is. */
export type RealmKind = "ui" | "expressions" | "frame";

/** Window message of the host to the guard; each starts one realm and brings its port. `guest` is the realm's program. */
export interface StartMessage {
  readonly kind: "platon-guard-start";
  readonly guest: Blob;
  /** What it may say follows from it; without it, whatever the protocol knows. */
  readonly realm?: RealmKind;
  readonly limits: RealmLimits;
}

/**
 * Window message of the host to the guard: it stands between the host and a frame realm too. Two ports come with it, the
 * host's and the frame's; the frame itself stands in the host's document.
 */
export interface StartFrameMessage {
  readonly kind: "platon-guard-frame";
  readonly limits: RealmLimits;
}

/** Window message of a frame realm's document once it listens. */
export const frameReady = "platon-frame-ready";

/** One file of the product's typeface: a document of its own can fetch none. Descriptors are css's (CSS Fonts 4 §4). */
export interface FrameFont {
  readonly family: string;
  readonly bytes: ArrayBuffer;
  /** `100 900` */
  readonly weight: string;
  /** `U+0400-045F, U+2116` */
  readonly unicodeRange: string;
}

/** Window message of the host to a frame realm's document; the port to its guard comes with it. */
export interface BootFrameMessage {
  readonly kind: "platon-frame-start";
  /** The program of frame realms, a module. */
  readonly guest: Blob;
  readonly fonts: readonly FrameFont[];
  readonly limits: RealmLimits;
}

/** First message of the guard to a worker realm; the port comes with it. What it holds a realm of ours keeps of itself. */
export interface StartGuestMessage {
  /** The realm's program, which the worker's first script imports. */
  readonly guest: Blob;
  readonly limits: RealmLimits;
}

/**
 * Host → guard, on the port. `relay` goes to the worker; `credit` says that the latest batch was painted; `kill` ends
 * the realm; `probe` asks whether the guard itself is still there.
 */
export type GuardCommand =
  | { readonly kind: "relay"; readonly message: HostMessage }
  | { readonly kind: "credit" }
  | { readonly kind: "kill" }
  | { readonly kind: "probe" };

/**
 * Guard → host, on the port. Bodies are still text: the host parses and checks them itself (X12).
 * `entered` names the root whose code was entered last, at most ten times in a second, for the case that the guard's
 * process goes down. `dead` is the last one; `culprit` is the root in whose tree
 * a limit was passed, else the one whose code was entered last; 0 for none.
 */
export type GuardReport =
  | { readonly kind: "batch"; readonly body: string }
  | { readonly kind: "call"; readonly body: string }
  | { readonly kind: "message"; readonly body: string }
  | { readonly kind: "result"; readonly body: string }
  | { readonly kind: "alive" }
  | { readonly kind: "entered"; readonly root: number }
  | { readonly kind: "dead"; readonly why: DeathCause; readonly culprit: number };
