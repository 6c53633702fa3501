import { toReadable } from "../../services/state/toReadable.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const commandsCapability: CapabilityFactory<"commands"> = ({ commands }, { manifest, ledger }) => ({
  register: (command, run) =>
    ledger.track(`commands.register ${command.id}`, commands.register(manifest.id, command, run)),
  execute: async (id, input) => {
    await Promise.resolve(commands.execute(id.includes(":") ? id : `${manifest.id}:${id}`, input));
  },
  offered: ledger.readable("commands.offered", toReadable(commands.offered)),
});
