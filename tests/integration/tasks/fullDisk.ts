import { open, type FileHandle } from "node:fs/promises";
import { devNull } from "node:os";
import { onTestFinished, vi } from "vitest";

/** From here on every file of this process meets a disk without room, as the system tells it, until it is freed or the test ends. */
export async function fullDisk(): Promise<{ refused(): number; free(): void }> {
  const handle = await open(devNull, "r");
  const written = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, "write").mockRejectedValue(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));
  await handle.close();
  const free = (): void => written.mockRestore();
  onTestFinished(free);
  return { refused: () => written.mock.calls.length, free };
}
