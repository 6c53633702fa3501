import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { bytesOfBase64 } from "../../services/files/bytesOfBase64.ts";
import { downloadName } from "../../services/files/downloadName.ts";
import { saveFile } from "../../services/files/saveFile.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const downloadCapability: CapabilityFactory<"download"> = () => ({
  save: async ({ name, text = "", base64 }) =>
    await Promise.resolve(saveFile(downloadName(name), base64 === undefined ? text : decodeBase64(base64))),
});

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOfBase64(base64);
  } catch (cause) {
    throw new PlatonError("invalid_arguments", "expected", { params: { method: "download.save" }, cause });
  }
}
