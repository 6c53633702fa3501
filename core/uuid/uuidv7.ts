/**
 * A version 7 identifier (RFC 9562): 48 bits of milliseconds, then 74 random bits, so ids sort by the time they were
 * made. Ids are made here and not by the database, because PostgreSQL 15 cannot.
 *
 * @param now milliseconds since 1970
 * @param random ten random bytes
 */
export function uuidv7(now: number = Date.now(), random: Uint8Array = randomBytes()): string {
  const time = Math.floor(now).toString(16).padStart(12, "0").slice(-12);
  const byte = (index: number): number => random[index] ?? 0;
  const hex = (value: number): string => value.toString(16).padStart(2, "0");
  const version = hex(0x70 | (byte(0) & 0x0f)) + hex(byte(1));
  const variant = hex(0x80 | (byte(2) & 0x3f)) + hex(byte(3));
  const rest = [4, 5, 6, 7, 8, 9].map((index) => hex(byte(index))).join("");
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${rest}`;
}

function randomBytes(): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(10));
}
