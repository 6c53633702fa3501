import { crc32, inflateRawSync } from "node:zlib";

/** What a file of entries may be: a document of Word has some dozen. */
const mostEntries = 1_000;
const mostBytes = 16 * 1024 * 1024;
const commentLength = 65_535;

/** The file is no archive, or holds more than it may. */
export class BadZip extends Error {
  override readonly name = "BadZip";
}

/**
 * The entries of an archive, inflated as far as it may be and no byte further: what its own lists say of sizes is not believed.
 * @throws BadZip
 */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end < 0 || end + 22 > bytes.length || bytes.length - end - 22 > commentLength) throw new BadZip("no archive");
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw new BadZip(`more than ${mostEntries} entries`);
  const files = new Map<string, Buffer>();
  let left = mostBytes;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(bytes, at);
    if (!entry.name.endsWith("/")) {
      const content = inflate(bytes, entry, left);
      if (crc32(content) !== entry.sum) throw new BadZip(`${entry.name} is broken`);
      left -= content.length;
      if (files.has(entry.name)) throw new BadZip(`${entry.name} twice`);
      files.set(entry.name, content);
    }
    at = entry.next;
  }
  return files;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly sum: number;
  readonly size: number;
  readonly offset: number;
  readonly next: number;
}

function readEntry(bytes: Buffer, at: number): Entry {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new BadZip("a broken list of entries");
  const [name, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)];
  return {
    name: bytes.toString("utf8", at + 46, at + 46 + name), method: bytes.readUInt16LE(at + 10), sum: bytes.readUInt32LE(at + 16),
    size: bytes.readUInt32LE(at + 20), offset: bytes.readUInt32LE(at + 42), next: at + 46 + name + extra + comment,
  };
}

function inflate(bytes: Buffer, { name, method, size, offset }: Entry, left: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) throw new BadZip(`${name} is broken`);
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const held = bytes.subarray(from, from + size);
  if (method === 0 && held.length <= left) return held;
  if (method !== 8) throw new BadZip(method === 0 ? `more than ${mostBytes} bytes` : `${name} is packed in another way`);
  try {
    return inflateRawSync(held, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    throw new BadZip((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? `more than ${mostBytes} bytes` : `${name} is broken`);
  }
}
