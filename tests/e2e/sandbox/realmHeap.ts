import type { CDPSession, Frame, Page } from "@playwright/test";

/** Bytes of the JavaScript heaps of all guards and of all their workers, after a collection. */
export interface RealmHeap {
  readonly guards: number;
  readonly workers: number;
}

interface Heard {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number };
}

/** The spare counts with the others. */
export async function measureRealms(page: Page): Promise<RealmHeap> {
  const frames = page.frames().filter((frame) => frame.url().includes("/realm/guard.html"));
  const heaps = await Promise.all(frames.map(async (frame) => await measureGuard(frame)));
  const sum = (part: keyof RealmHeap): number => heaps.reduce((total, heap) => total + heap[part], 0);
  return { guards: sum("guards"), workers: sum("workers") };
}

async function measureGuard(frame: Frame): Promise<RealmHeap> {
  const session = await frame.page().context().newCDPSession(frame);
  const workers: string[] = [];
  session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => targetInfo.type === "worker" && workers.push(sessionId));
  // Without `flatten`, which would answer to a session that the test does not have.
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  let inWorkers = 0;
  for (const worker of workers) inWorkers += await measureWorker(session, worker);
  await session.detach();
  return { guards: usedSize, workers: inWorkers };
}

async function measureWorker(session: CDPSession, sessionId: string): Promise<number> {
  const ask = async (id: number, method: string): Promise<Heard> => {
    const heard = new Promise<Heard>((resolve) => {
      const listener = (event: { readonly sessionId: string; readonly message: string }): void => {
        const message = JSON.parse(event.message) as Heard;
        if (event.sessionId !== sessionId || message.id !== id) return;
        session.off("Target.receivedMessageFromTarget", listener);
        resolve(message);
      };
      session.on("Target.receivedMessageFromTarget", listener);
    });
    await session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) });
    return await heard;
  };
  for (const id of [1, 2]) await ask(id, "HeapProfiler.collectGarbage");
  return (await ask(3, "Runtime.getHeapUsage")).result?.usedSize ?? 0;
}
