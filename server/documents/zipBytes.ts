import { crc32 } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names are UTF-8. */
const flags = 0x0800;
const version = 20;

/** An archive of files that are small already, one after the other as they come: it holds them as they are. Of one name the second becomes "… (2)". */
export async function* zipBytes(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const names = new Set<string>();
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { name, bytes } of entries) {
    const written = Buffer.from(unique(name, names));
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt32LE(dosTime(now), 6);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(written.length, 22);
    const head = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), facts, written]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002", "latin1"), u16(version), facts, place, written]));
    at += head.length + bytes.length;
    yield head;
    yield bytes;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  yield Buffer.concat([list, Buffer.from("PK\u0005\u0006", "latin1"), end]);
}

function unique(name: string, names: Set<string>): string {
  const dot = name.lastIndexOf(".");
  let free = name;
  for (let count = 2; names.has(free); count += 1) free = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
  names.add(free);
  return free;
}

/** Days since 1980 and halves of seconds, as archives count. */
const dosTime = (now: Date): number =>
  (((now.getUTCFullYear() - 1980) << 25) | ((now.getUTCMonth() + 1) << 21) | (now.getUTCDate() << 16) | (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)) >>> 0;

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
