import type { CapabilityMap, GuestCapabilityName } from "#sdk/capabilities/index.ts";
import type { TextParams } from "#sdk/capabilities/i18n.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import { guestCapabilities } from "#sdk/guest/memberMap.ts";
import { translate } from "#sdk/guest/translate.ts";
import type { InitMessage, MirrorMessage, Plain, RootId } from "#sandbox/protocol/index.ts";
import type { CallHost } from "./callHost.ts";
import type { GuestSubscriptions } from "./GuestSubscriptions.ts";
import { Mirror } from "./Mirror.ts";

export interface GuestCapabilitiesOptions {
  readonly granted: InitMessage["granted"];
  readonly call: CallHost;
  readonly subscriptions: GuestSubscriptions;
}

export interface GuestCapabilities {
  /**
   * All that a guest may be granted. What is not granted is there too: the host refuses and counts it, and what could
   * not be asked for throws `capability_missing`.
   * @param rootOf whose subscriptions they are that are begun by this object
   */
  bind(rootOf: () => RootId | 0): Partial<CapabilityMap>;
  update(message: MirrorMessage): void;
}

type Members = Record<string, unknown>;
type Mirrors = ReadonlyMap<string, Mirror<Plain | undefined>>;

/** Builds the guest's side of the SDK: methods that ask the host, readables that mirror its values, subscriptions. */
export function createGuestCapabilities(options: GuestCapabilitiesOptions): GuestCapabilities {
  const mirrors = createMirrors(options.granted);
  const names = Object.keys(guestCapabilities) as GuestCapabilityName[];
  const shared = Object.fromEntries(names.map((name) => [name, sharedMembers(name, options, mirrors)]));
  const prototype = Object.create(null) as Members;
  for (const name of names) {
    const members = shared[name] ?? {};
    if (guestCapabilities[name].subscriptions.length === 0) prototype[name] = members;
    else defineBound(prototype, name, (rootOf) => addSubscriptions(name, members, options, rootOf));
  }
  return {
    bind: (rootOf) => Object.assign(Object.create(prototype) as object, { [rootKey]: rootOf }) as Partial<CapabilityMap>,
    update: ({ capability, member, value }) => mirrors.get(`${capability}.${member}`)?.set(value),
  };
}

const rootKey = Symbol("root");

interface Bound {
  readonly [rootKey]: () => RootId | 0;
}

/** Most components ask for one capability or none: each is bound to its root when it is first asked for. */
function defineBound(prototype: Members, name: string, bindTo: (rootOf: Bound[typeof rootKey]) => Members): void {
  Object.defineProperty(prototype, name, {
    enumerable: true,
    get(this: Bound) {
      const value = bindTo(this[rootKey]);
      Object.defineProperty(this, name, { value, enumerable: true });
      return value;
    },
  });
}

function createMirrors(granted: InitMessage["granted"]): Mirrors {
  const mirrors = new Map<string, Mirror<Plain | undefined>>();
  for (const [name, members] of Object.entries(granted)) {
    for (const [member, value] of Object.entries(members.mirrors)) mirrors.set(`${name}.${member}`, new Mirror(value));
  }
  return mirrors;
}

function sharedMembers(name: GuestCapabilityName, { call }: GuestCapabilitiesOptions, mirrors: Mirrors): Members {
  const { methods, mirrors: readables } = guestCapabilities[name];
  const members: Members = {};
  for (const method of methods) members[method] = (...args: unknown[]) => call(name, method, args);
  for (const member of readables) {
    const get = () => mirrors.get(`${name}.${member}`) ?? missing(name);
    Object.defineProperty(members, member, { enumerable: true, get });
  }
  if (name === "i18n") members.t = createWording(mirrors);
  return members;
}

/** `t` answers at once, so it reads the mirrored texts. */
const createWording =
  (mirrors: Mirrors) =>
  (key: string, params?: TextParams): string => {
    const texts = mirrors.get("i18n.texts") ?? missing("i18n");
    return translate((texts.value ?? {}) as Readonly<Record<string, string>>, key, params);
  };

/** The same members, with subscriptions of one root beside them. */
function addSubscriptions(
  name: GuestCapabilityName,
  shared: Members,
  { granted, call, subscriptions }: GuestCapabilitiesOptions,
  rootOf: () => RootId | 0,
): Members {
  const members = Object.create(shared) as Members;
  for (const member of guestCapabilities[name].subscriptions) {
    members[member] = (...given: unknown[]): Disposable => {
      const listener = given.at(-1) as (value: never) => void;
      if (!granted[name]?.subscriptions.includes(member)) {
        // Asked all the same, so that the host counts the refusal.
        void call(name, member, []).catch(() => undefined);
        return missing(name);
      }
      return subscriptions.start({ root: rootOf(), capability: name, member, args: given.slice(0, -1), listener });
    };
  }
  return members;
}

function missing(capability: string): never {
  const message = `capability "${capability}" is missing`;
  throw new PlatonError("capability_missing", "bug", { message, params: { capability } });
}
