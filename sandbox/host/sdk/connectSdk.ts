import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { fieldCall, toPlain, type HostMessage, type InitMessage, type Plain, type RootId } from "#sandbox/protocol/index.ts";
import type { RealmGrant } from "./grant.ts";
import { exposeCalls, type GuestMethods } from "./exposeCalls.ts";
import { fieldMethod, type SetField } from "./fieldMethod.ts";
import { RealmSubscriptions } from "./RealmSubscriptions.ts";

export interface SdkConnectionOptions {
  readonly limits: RealmLimits;
  readonly grant: RealmGrant;
  send(message: HostMessage): void;
  /** Whether the host has opened this root and not closed it. */
  hasRoot(root: RootId): boolean;
  /** A component gives the field whose element it draws a value. */
  readonly setField: SetField;
}

export interface SdkConnection {
  /** For the realm's first message. */
  readonly granted: InitMessage["granted"];
  /** What the realm holds on the host: 0 when nothing listens and nothing waits. */
  readonly held: number;
  /** Takes the body of one SDK call. */
  hear(body: string): void;
  /** Ends what the components of a root listen to, whatever the guest says. */
  closeRoot(root: RootId): void;
  /** Ends mirrors and subscriptions. */
  dispose(): void;
}

/** Joins a realm with what its group was granted: calls through the filter, values by mirrors and subscriptions. */
export function connectSdk({ grant, limits, send, hasRoot, setField }: SdkConnectionOptions): SdkConnection {
  const mirrors = Object.entries(grant.mirrors).flatMap(([capability, members]) =>
    Object.entries(members).map(([member, readable]) =>
      readable.subscribe((value) => send({ kind: "mirror", capability, member, value: toPlain(value) })),
    ),
  );
  const subscriptions = new RealmSubscriptions({ subscriptions: grant.subscriptions, send, hasRoot });
  const hear = exposeCalls({
    limits,
    methods: {
      ...joinMethods(grant.methods, subscriptions.methods),
      [fieldCall.capability]: { [fieldCall.method]: fieldMethod(hasRoot, setField) },
    },
    describe: grant.describe,
    onRefused: grant.onRefused,
    answer: (answer, content) => send({ kind: "answer", ...(answer !== undefined && { answer }), ...(content && { content }) }),
  });
  return {
    granted: describeGrant(grant),
    get held() {
      return subscriptions.size;
    },
    hear,
    closeRoot: (root) => subscriptions.closeRoot(root),
    dispose: () => {
      mirrors.forEach((mirror) => mirror.dispose());
      subscriptions.dispose();
    },
  };
}

function joinMethods(calls: GuestMethods, starts: GuestMethods): GuestMethods {
  const names = new Set([...Object.keys(calls), ...Object.keys(starts)]);
  return Object.fromEntries(Array.from(names, (name) => [name, { ...calls[name], ...starts[name] }]));
}

function describeGrant({ methods, mirrors, subscriptions }: RealmGrant): InitMessage["granted"] {
  const names = new Set([...Object.keys(methods), ...Object.keys(mirrors), ...Object.keys(subscriptions)]);
  return Object.fromEntries(
    Array.from(names, (name) => {
      const values: Record<string, Plain | undefined> = {};
      for (const [member, readable] of Object.entries(mirrors[name] ?? {})) values[member] = toPlain(readable.value);
      const members = { methods: Object.keys(methods[name] ?? {}), subscriptions: Object.keys(subscriptions[name] ?? {}) };
      return [name, { ...members, mirrors: values }];
    }),
  );
}
