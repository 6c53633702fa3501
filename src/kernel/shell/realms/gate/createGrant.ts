import {
  guestCapabilities,
  type GuestCapabilityMap,
  type GuestCapabilityName,
  type GuestGrant,
} from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";
import type { GuestMethods, GuestRefusal, GuestSubscription, RealmGrant } from "#sandbox/host/index.ts";
import { lackingGrant } from "./lackingGrant.ts";
import { Manners } from "./Manners.ts";
import type { MemberRule, MirrorRule, SubscriptionRule } from "./MemberRule.ts";
import { memberRules } from "./memberRules.ts";
import type { UsageLedger } from "./UsageLedger.ts";

export interface GrantOptions {
  /** What the trust group may use, and how far. */
  readonly grant: GuestGrant;
  /** Made for this trust group: its storage is its own. */
  readonly capabilities: GuestCapabilityMap;
  readonly usage: UsageLedger;
  /** Hears of each call and subscription when it has ended, began or was refused. */
  readonly observe?: (call: ObservedCall) => void;
}

/** What an observer of the gate is told. */
export interface ObservedCall {
  /** `tables.rows` */
  readonly call: string;
  readonly args: readonly unknown[];
  /** Milliseconds until the answer. */
  readonly time: number;
  readonly outcome: "done" | "failed" | "refused";
}

/** One capability with its rules, as they are looked at here: by name. */
interface Gated {
  readonly name: GuestCapabilityName;
  readonly members: Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  readonly rules: Readonly<Record<string, MemberRule<unknown> & SubscriptionRule<unknown> & MirrorRule<unknown>>>;
  readonly options: GrantOptions;
}

/** What a trust group may use: of each granted capability its marked members, narrowed, and nothing else (D72, D73). */
export function createGrant(options: GrantOptions): RealmGrant {
  const manners = new Manners();
  const names = (Object.keys(guestCapabilities) as GuestCapabilityName[]).filter((name) => options.grant[name]);
  const gated = names.map((name) => gate(name, options));
  return {
    methods: byName(gated, (one) => pickMethods(one, manners)),
    subscriptions: byName(gated, pickSubscriptions),
    mirrors: byName(gated, pickMirrors),
    mayUseFrames: options.grant.frames === true,
    describe: describeFailure,
    onRefused: (call) => {
      const path = call?.path.join(".") ?? "not an SDK call";
      options.usage.refused(call?.path[0] ?? "", path);
      options.observe?.({ call: path, args: [], time: 0, outcome: "refused" });
    },
  };
}

const gate = (name: GuestCapabilityName, options: GrantOptions): Gated =>
  ({ name, members: options.capabilities[name], rules: memberRules[name], options }) as unknown as Gated;

const byName = <Picked>(gated: readonly Gated[], pick: (one: Gated) => Picked): Readonly<Record<string, Picked>> =>
  Object.fromEntries(gated.map((one) => [one.name, pick(one)]));

function pickMethods(gated: Gated, manners: Manners): GuestMethods[string] {
  const { name, members, rules } = gated;
  const method = (member: string): GuestMethods[string][string] => ({
    accept: (args) => rules[member]?.accept(args),
    waitsForUser: rules[member]?.waitsForUser === true,
    run: async (...args: readonly unknown[]) => {
      const tell = observed(gated, member, args);
      try {
        admit(gated, member, args);
        const run = (...given: readonly unknown[]): unknown => members[member]?.(...given);
        const answer = await manners.keep({ path: `${name}.${member}`, rule: rules[member] ?? {}, args, run });
        tell("done");
        return answer;
      } catch (failure) {
        tell(outcomeOf(failure));
        throw failure;
      }
    },
  });
  return Object.fromEntries(guestCapabilities[name].methods.map((member) => [member, method(member)]));
}

function pickSubscriptions(gated: Gated): Readonly<Record<string, GuestSubscription>> {
  const { name, members, rules } = gated;
  const subscription = (member: string): GuestSubscription => ({
    accept: (args) => rules[member]?.accept(args),
    start: (args, listener) => {
      const tell = observed(gated, member, args);
      try {
        admit(gated, member, args);
        const begun = members[member]?.(...args, narrowed(gated, member, { args, listener })) as Disposable;
        tell("done");
        return begun;
      } catch (failure) {
        tell(outcomeOf(failure));
        throw failure;
      }
    },
    ...(rules[member]?.join && { join: rules[member].join }),
  });
  return Object.fromEntries(guestCapabilities[name].subscriptions.map((member) => [member, subscription(member)]));
}

/** Tells the observer, if there is one, how a call went and how long it took. */
function observed({ name, options }: Gated, member: string, args: readonly unknown[]): (outcome: ObservedCall["outcome"]) => void {
  const { observe } = options;
  if (!observe) return () => undefined;
  const began = performance.now();
  return (outcome) => observe({ call: `${name}.${member}`, args, time: performance.now() - began, outcome });
}

const outcomeOf = (failure: unknown): ObservedCall["outcome"] =>
  failure instanceof PlatonError && failure.code === "capability_missing" ? "refused" : "failed";

/** @throws PlatonError `capability_missing` for what the grant does not reach */
function admit({ name, rules, options: { grant, usage } }: Gated, member: string, args: readonly unknown[]): void {
  const lacking = lackingGrant(name, rules[member]?.needs?.(args), grant);
  if (lacking === undefined) return usage.called(name);
  usage.refused(name, lacking);
  const message = `capability "${lacking}" is missing`;
  throw new PlatonError("capability_missing", "bug", { message, params: { capability: lacking } });
}

type Listener = (value: unknown) => void;

interface Listening {
  readonly args: readonly unknown[];
  readonly listener: Listener;
}

function narrowed({ rules, options: { grant } }: Gated, member: string, { args, listener }: Listening): Listener {
  const { narrow } = rules[member] ?? {};
  if (!narrow) return listener;
  return (value) => {
    const heard = narrow(value, { args, grant });
    if (heard !== undefined) listener(heard);
  };
}

function pickMirrors({ name, members, rules, options: { grant } }: Gated): RealmGrant["mirrors"][string] {
  const mirrors = guestCapabilities[name].mirrors.flatMap((member: string) => {
    const whole = members[member] as Readable<unknown> | undefined;
    return whole ? [[member, rules[member]?.mirror?.(whole, grant[name]) ?? whole] as const] : [];
  });
  return Object.fromEntries(mirrors);
}

/** Errors of the SDK cross with what a component needs to act on them; anything else only says that it failed. */
function describeFailure(failure: unknown): GuestRefusal {
  if (!(failure instanceof PlatonError)) {
    return { code: "call_failed", family: "bug", message: "the call failed", details: {} };
  }
  const { code, family, message, details } = failure;
  const { status = null, params = {}, fields = {} } = details;
  return { code, family, message, details: { status, params, fields } };
}
