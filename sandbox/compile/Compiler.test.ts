import { afterEach, expect, it, vi } from "vitest";
import { Compiler } from "./Compiler.ts";

class FakeWorker {
  onerror?: (event: { message?: string }) => void;

  terminate(): void {}
}

afterEach(() => void vi.unstubAllGlobals());

/** A compiler whose workers do what `start` says, each as soon as it is given something. */
function compilerOver(start: (worker: FakeWorker) => void): { compiler: Compiler; count: () => number } {
  let count = 0;
  class Started extends FakeWorker {
    constructor() {
      super();
      count += 1;
    }

    postMessage(): void {
      queueMicrotask(() => start(this));
    }
  }
  vi.stubGlobal("Worker", Started);
  return { compiler: new Compiler(), count: () => count };
}

const source = { path: "project/Card.tsx", text: "export default 1" };

it("S552 a compiler that cannot be fetched is no fault of the source, and is started again at the next try", async () => {
  const { compiler, count } = compilerOver((worker) => worker.onerror?.({}));
  await expect(compiler.compile(source)).rejects.toThrow("the compiler could not be started");
  await expect(compiler.compile(source)).rejects.toThrow("the compiler could not be started");
  expect(count()).toBe(2);
});

it("S552 what the compiler throws at a source is told of that source", async () => {
  const { compiler } = compilerOver((worker) => worker.onerror?.({ message: "out of memory" }));
  expect(await compiler.compile(source)).toEqual({ isOk: false, failure: { line: 1, column: 1, message: "out of memory" } });
  compiler.dispose();
});
