import { realmLimits } from "#core/limits/realmLimits.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RealmGrant } from "../sdk/grant.ts";
import type { Guard, GuardListener } from "../guard/Guard.ts";
import { MountedComponent } from "../component/MountedComponent.ts";
import type { RealmPool } from "../realm/RealmPool.ts";
import { RealmSlots } from "../realm/RealmSlots.ts";
import { FrameQueue } from "./FrameQueue.ts";

function mount(name: string): MountedComponent {
  const component = { scope: "page:home", name, scripts: ["1"], css: "", realm: "frame" as const };
  return new MountedComponent({ component, props: {}, onProps: () => undefined, onRetry: () => undefined, onDispose: () => undefined });
}

/** A queue whose guard is said to hear whatever the test says. */
function createQueue(slots = 1) {
  const heard: GuardListener[] = [];
  const guard = {
    connectFrame: ({ listener }: { listener: GuardListener }) => {
      heard.push(listener);
      return { command: () => undefined, close: () => undefined, giveUp: () => undefined };
    },
  };
  const pool = { frameSlots: new RealmSlots(slots), loadFrameGuest: async () => new Blob([]), loadFrameFonts: async () => [], addressOf: (label: string) => label };
  const told = { onError: vi.fn(), onLog: vi.fn(), onUnreachable: vi.fn(), onTakenAlong: vi.fn(), onEnd: vi.fn() };
  const queue = new FrameQueue({ limits: realmLimits,
    ...told,
    grant: {} as RealmGrant,
    pool: pool as unknown as RealmPool,
    useGuard: async () => guard as unknown as Guard,
  });
  return { queue, told, heard };
}

const framed = async (mounted: MountedComponent): Promise<void> => await vi.waitFor(() => expect(mounted.state.kind).toBe("framed"));

describe("a queue of frames", () => {
  // Nobody answers the probes here.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
  afterEach(() => void vi.useRealTimers());

  it("S445 a frame that does not start blames nobody; one that hangs later does", async () => {
    const { queue, told, heard } = createQueue();
    const mounted = mount("Slow");
    queue.start([{ mounted, attempt: mounted.attempt, modules: [] }]);
    await framed(mounted);
    heard[0]?.onReport({ kind: "dead", why: "boot", culprit: 0 });
    expect(told.onUnreachable).toHaveBeenCalledExactlyOnceWith(mounted, new Error("the frame did not start"));
    expect(told.onEnd).not.toHaveBeenCalled();
    queue.start([{ mounted, attempt: mounted.attempt, modules: [] }]);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    heard[1]?.onReport({ kind: "dead", why: "hang", culprit: 1 });
    expect(told.onEnd).toHaveBeenCalledExactlyOnceWith("hang", mounted);
  });

  it("S446 who is stopped while it waits for a frame keeps its notice, and others get the frame", async () => {
    const { queue, heard } = createQueue();
    const [first, stopped, next] = [mount("First"), mount("Stopped"), mount("Next")];
    queue.start([first, stopped, next].map((mounted) => ({ mounted, attempt: mounted.attempt, modules: [] })));
    await framed(first);
    await vi.waitFor(() => expect([stopped.state.kind, next.state.kind]).toEqual(["queued", "queued"]));
    stopped.fail({ reason: "quarantined", component: "Stopped", message: "stopped for the whole project" });
    queue.leave(first);
    await framed(next);
    expect(stopped.state.kind).toBe("failed");
    expect(heard).toHaveLength(2);
  });
});
