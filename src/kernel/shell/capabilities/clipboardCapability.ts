import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { assertActivated } from "../../services/files/assertActivated.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const clipboardCapability: CapabilityFactory<"clipboard"> = () => ({
  writeText: async (text) => await useClipboard(async (clipboard) => await clipboard.writeText(text)),
  readText: async () => await useClipboard(async (clipboard) => await clipboard.readText()),
});

async function useClipboard<Value>(use: (clipboard: Clipboard) => Promise<Value>): Promise<Value> {
  await assertActivated();
  // Absent on plain http beyond loopback (D12).
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new PlatonError("clipboard_unavailable", "expected");
  try {
    return await use(clipboard);
  } catch (cause) {
    throw new PlatonError("clipboard_unavailable", "expected", { cause });
  }
}
