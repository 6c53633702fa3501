import { request } from "node:http";

const megabyte = 1_048_576;
const protocol = { "tus-resumable": "1.0.0" };

export interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The same bytes for the same place, no two megabytes alike. */
export function megabyteAt(index: number): Buffer {
  const bytes = Buffer.alloc(megabyte);
  for (let at = 0; at < megabyte; at += 4) bytes.writeInt32LE(Math.imul(index * 262_144 + at, 0x9e37_79b1) | 0, at);
  return bytes;
}

export async function offsetOf({ url, headers }: Upload): Promise<number> {
  const head = await fetch(url, { method: "HEAD", headers: { ...protocol, ...headers } });
  return Number(head.headers.get("upload-offset"));
}

/**
 * Sends from one whole megabyte up to another in one request, no faster than the server takes it.
 * @param cutAt megabyte at which the connection is broken off
 * @returns the answer's file id, once the upload is whole
 */
export function send({ url, headers }: Upload, { offset, end, cutAt = Infinity }: { offset: number; end: number; cutAt?: number }): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const told = { ...protocol, ...headers, "upload-offset": offset, "content-type": "application/offset+octet-stream", "content-length": end - offset };
    const call = request(url, { method: "PATCH", headers: told }, (answer) => {
      answer.resume();
      resolve(answer.headers["x-file-id"]?.toString());
    });
    let isCut = false;
    call.on("error", (error) => (isCut ? resolve(undefined) : reject(error)));
    const write = (at: number): void => {
      const index = Math.floor(at / megabyte);
      if (index >= cutAt) {
        isCut = true;
        return void call.destroy(new Error("cut"));
      }
      if (at >= end) return void call.end();
      const piece = megabyteAt(index).subarray(at % megabyte);
      if (call.write(piece)) setImmediate(write, at + piece.length);
      else call.once("drain", () => write(at + piece.length));
    };
    write(offset);
  });
}
