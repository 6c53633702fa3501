import { realmLimits } from "#core/limits/realmLimits.ts";
import { describe, expect, it, vi } from "vitest";
import type { RealmGrant } from "../sdk/grant.ts";
import { MountedComponent } from "../component/MountedComponent.ts";
import type { RealmListener } from "../realm/Realm.ts";
import { RealmQueue, type RealmQueueOptions } from "./RealmQueue.ts";

/** A realm whose guest loads and mounts at once. */
class FakeRealm {
  isAlive = true;
  listener: RealmListener | undefined;
  readonly drawing = { receiver: { openRoot: () => undefined, subscribe: () => () => undefined } };
  readonly closeRoot = vi.fn();
  readonly send = vi.fn();
  readonly kill = vi.fn(() => void (this.isAlive = false));
  readonly request = vi.fn(async () => ({ kind: "done", request: 1, isOk: true, hasDefault: true }));

  adopt(_grant: RealmGrant, listener: RealmListener): void {
    this.listener = listener;
  }
}

function mount(name: string): MountedComponent {
  const component = { scope: "page:home", name, scripts: ["1"], css: "" };
  return new MountedComponent({ component, props: {}, onProps: () => undefined, onRetry: () => undefined, onDispose: () => undefined });
}

function createQueue(startRealm: () => Promise<unknown>): { queue: RealmQueue; onEnd: ReturnType<typeof vi.fn> } {
  let root = 0;
  const onEnd = vi.fn();
  const ignored = (): void => undefined;
  const options: Omit<RealmQueueOptions, "startRealm" | "grant"> = { limits: realmLimits,
    nextRoot: () => (root += 1), onError: ignored, onEmpty: ignored, onLog: ignored, onUnreachable: ignored, onDraw: ignored, onEnd };
  const queue = new RealmQueue({ ...options, grant: {} as RealmGrant, startRealm: startRealm as RealmQueueOptions["startRealm"] });
  return { queue, onEnd };
}

async function draw(queue: RealmQueue, ...all: MountedComponent[]): Promise<void> {
  queue.start(all.map((mounted) => ({ mounted, attempt: mounted.attempt, modules: [] })));
  await vi.waitFor(() => expect(all.map(({ state }) => state.kind)).toEqual(all.map(() => "drawn")));
}

describe("a queue of components that share a realm", () => {
  it("S443 who has left and brings the realm down is blamed, and nobody who is still there", async () => {
    const realm = new FakeRealm();
    const { queue, onEnd } = createQueue(async () => realm);
    const [gone, first, second] = [mount("Gone"), mount("First"), mount("Second")];
    await draw(queue, gone, first, second);
    const root = gone.root ?? 0;
    queue.leave(gone);
    expect(realm.closeRoot).toHaveBeenCalledWith(root);
    realm.listener?.onEnd({ why: "hang", culprit: root });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith("hang", [gone], [first, second]);
  });

  it("S444 once ended it starts no realm, and ends the one that was on its way", async () => {
    const realm = new FakeRealm();
    let come = (): void => undefined;
    const startRealm = vi.fn(() => new Promise<unknown>((resolve) => void (come = () => resolve(realm))));
    const { queue } = createQueue(startRealm);
    queue.prepare();
    queue.dispose();
    queue.prepare();
    come();
    await vi.waitFor(() => expect(realm.kill).toHaveBeenCalled());
    queue.prepare();
    await Promise.resolve();
    expect(startRealm).toHaveBeenCalledTimes(1);
    expect(realm.listener).toBeUndefined();
  });

  it("S446 who fails or goes while a realm is on its way is not drawn in it, and a new try is", async () => {
    const realm = new FakeRealm();
    let come = (): void => undefined;
    const { queue } = createQueue(() => new Promise((resolve) => void (come = () => resolve(realm))));
    const [stopped, gone, stays] = [mount("Stopped"), mount("Gone"), mount("Stays")];
    queue.start([stopped, gone, stays].map((mounted) => ({ mounted, attempt: mounted.attempt, modules: [] })));
    await Promise.resolve();
    stopped.fail({ reason: "quarantined", component: "Stopped", message: "stopped for the whole project" });
    gone.dispose();
    come();
    await vi.waitFor(() => expect(stays.state.kind).toBe("drawn"));
    expect([stopped.state.kind, stopped.root, gone.root]).toEqual(["failed", undefined, undefined]);
    stopped.retry();
    await draw(queue, stopped);
  });

  it("S449 a worn realm keeps who is in it, ends with the last of them, and who comes has another", async () => {
    const realms: FakeRealm[] = [];
    const { queue, onEnd } = createQueue(async () => {
      realms.push(new FakeRealm());
      return realms.at(-1);
    });
    const modules = Array.from({ length: realmLimits.realmModules + 1 }, (_, at) => ({ path: `page:home/M${at}.tsx`, code: "" }) as never);
    const [first, second, third] = [mount("First"), mount("Second"), mount("Third")];
    queue.start([{ mounted: first, attempt: first.attempt, modules }]);
    await draw(queue, second);
    await draw(queue, third);
    expect(realms).toHaveLength(2);
    expect([first, second, third].map(({ state }) => state.kind)).toEqual(["drawn", "drawn", "drawn"]);
    queue.updateProps(first);
    expect(realms.map(({ send }) => send.mock.calls.length)).toEqual([1, 0]);
    queue.leave(second);
    queue.leave(first);
    expect(realms.map(({ isAlive }) => isAlive)).toEqual([false, true]);
    realms[1]?.listener?.onEnd({ why: "hang", culprit: third.root ?? 0 });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith("hang", [third], []);
  });
});
