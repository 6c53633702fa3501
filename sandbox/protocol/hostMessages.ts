import type { NodeId, RootId } from "./ids.ts";
import type { Plain } from "./plainData.ts";
import type { ScopeColumn } from "./scopeColumns.ts";

/**
 * What the host says to a realm, relayed unchanged by the guard. Plain data only; the host is trusted by the guest,
 * never the other way round.
 */
export type HostMessage =
  | InitMessage
  | ProvideMessage
  | LoadMessage
  | MountMessage
  | UpdateMessage
  | UnmountMessage
  | EventMessage
  | RectsMessage
  | SeenMessage
  | EnvironmentMessage
  | TokensMessage
  | MirrorMessage
  | PushMessage
  | AnswerMessage
  | ProgramMessage
  | EvaluateMessage;

/** The first message. What is granted is fixed for the life of the realm. */
export interface InitMessage {
  readonly kind: "init";
  /** Capability → its members: `methods` are called, `mirrors` begin with these values, `subscriptions` can be begun. */
  readonly granted: Readonly<Record<string, GrantedCapability>>;
  /** What the browser said at the start. */
  readonly environment: Environment;
}

export interface GrantedCapability {
  readonly methods: readonly string[];
  readonly mirrors: Readonly<Record<string, Plain | undefined>>;
  readonly subscriptions: readonly string[];
}

/** Sizes in CSS pixels. */
export interface Environment {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly isDark: boolean;
}

/** One module of a component: compiled, wrapped, ready for `import(blob:)`. */
export interface ModuleText {
  /** `<scope>/<name>.tsx`, as in its `platon-component://` address. */
  readonly path: string;
  readonly code: string;
}

/** Makes modules known, so that they may require one another whatever their order. Answered by `done`. */
export interface ProvideMessage {
  readonly kind: "provide";
  readonly request: number;
  readonly modules: readonly ModuleText[];
}

/** Evaluates provided modules in order, unless they have been evaluated before. Answered by `done`. */
export interface LoadMessage {
  readonly kind: "load";
  readonly request: number;
  readonly root: RootId;
  readonly modules: readonly string[];
}

/** One component to be drawn: the default export of the last of `modules` that has one. */
export interface MountOrder {
  readonly root: RootId;
  readonly modules: readonly string[];
  readonly props: Plain;
  /** For a frame realm, whose document has style sheets of its own. */
  readonly css?: string;
}

/** Draws components in order. Answered by `done` after the first commit of the last of them. */
export interface MountMessage {
  readonly kind: "mount";
  readonly request: number;
  readonly orders: readonly MountOrder[];
}

export interface UpdateMessage {
  readonly kind: "update";
  readonly root: RootId;
  readonly props: Plain;
}

export interface UnmountMessage {
  readonly kind: "unmount";
  readonly root: RootId;
}

/** State of the form control that an event came from, as the user left it. */
export interface ControlState {
  readonly value?: string;
  readonly isChecked?: boolean;
  /** Selected options of a `select multiple`, by position. */
  readonly selected?: readonly number[];
  readonly selectionStart?: number;
  readonly selectionEnd?: number;
}

/** `seq` counts the events of the realm; batches answer with the latest one in `ack`. */
export interface EventMessage {
  readonly kind: "event";
  readonly node: NodeId;
  readonly root: RootId;
  readonly type: string;
  readonly seq: number;
  readonly state?: ControlState;
  /** The other node of an event that has two: where the focus or the pointer comes from or goes to. */
  readonly related?: NodeId;
  readonly data: Readonly<Record<string, Plain>>;
}

/** Node and how much of it is to be seen, 0 … 1. */
export interface SeenMessage {
  readonly kind: "seen";
  readonly seen: readonly (readonly [node: NodeId, ratio: number])[];
}

/** The window has another size or colour scheme. */
export interface EnvironmentMessage {
  readonly kind: "environment";
  readonly environment: Environment;
}

/** The product's custom properties with what they are now (`--accent`: `#1d5fd1`), for the document of a frame realm. */
export interface ThemeTokens {
  readonly values: Readonly<Record<string, string>>;
  readonly isDark: boolean;
}

/** Comes before the component of a frame realm, and again whenever the theme changes. */
export interface TokensMessage extends ThemeTokens {
  readonly kind: "tokens";
}

/**
 * Node, then left, top, width and height in CSS pixels **of the component's box**: for what is inside, the box is the
 * view port, because nothing is drawn outside of it and positions are counted from it.
 */
export interface RectsMessage {
  readonly kind: "rects";
  readonly rects: readonly (readonly [node: NodeId, x: number, y: number, width: number, height: number])[];
}

export interface MirrorMessage {
  readonly kind: "mirror";
  readonly capability: string;
  readonly member: string;
  readonly value: Plain | undefined;
}

/**
 * Values of subscriptions, in order, as the JSON text of `[subscription, value][]`. The next one is sent when the guest
 * has said `subscriptions.taken(number)`; what comes meanwhile waits on the host.
 */
export interface PushMessage {
  readonly kind: "push";
  readonly number: number;
  readonly values: string;
}

/**
 * The answer of Comlink to one SDK call as JSON text, so that large answers are copied cheaply; absent where the call
 * was swallowed, so that the guard's count stays right.
 */
export interface AnswerMessage {
  readonly kind: "answer";
  readonly answer?: string;
  /** The value of the answer, where it is the content of a file: handed over as it is, whatever its size. */
  readonly content?: Blob;
}

/** Makes a program known to the expression realm (X13). */
export interface ProgramMessage {
  readonly kind: "program";
  readonly program: number;
  /** A module: its default export takes the scope and the library. */
  readonly code: string;
  /** For the formatting functions. */
  readonly locale: string;
  readonly timeZone: string;
}

/**
 * Runs a program for `count` cells. Those of one batch come in slices, one after the other, and share its time. Answered by
 * {@link EvaluationResult}.
 */
export interface EvaluateMessage {
  readonly kind: "evaluate";
  readonly batch: number;
  readonly program: number;
  readonly columns: readonly ScopeColumn[];
  readonly count: number;
}
