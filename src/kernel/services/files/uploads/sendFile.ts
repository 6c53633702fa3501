import type { FileUpload, UploadTarget } from "#sdk/capabilities/files.ts";
import { toReadable } from "../../state/toReadable.ts";
import type { Sending } from "./Sending.ts";
import { sendWhole } from "./sendWhole.ts";
import { UploadMeter } from "./UploadMeter.ts";

/** Bytes above which a file goes in pieces (D9). */
const wholeUpTo = 5 * 1_048_576;

/** Sends a file; what sends it in pieces comes with the first large one. */
export function sendFile({ http, storage }: Pick<Sending, "http" | "storage">, file: File, target: UploadTarget): FileUpload {
  const meter = new UploadMeter(file.size);
  const ending = new AbortController();
  let isKept = false;
  const sending: Sending = { http, storage, file, target, meter, signal: ending.signal, isKept: () => isKept };
  const send = file.size <= wholeUpTo ? sendWhole(sending) : import("./sendInPieces.ts").then(({ sendInPieces }) => sendInPieces(sending));
  return {
    progress: toReadable(meter.progress),
    file: send,
    cancel: () => ending.abort(),
    stop: () => {
      isKept = true;
      ending.abort();
    },
  };
}
