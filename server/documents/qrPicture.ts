import { crc32, deflateSync } from "node:zlib";
import { create } from "qrcode";

/** Pixels of a square, and squares that stay white around the code. */
const scale = 4;
const quiet = 2;

/**
 * A text as a code of squares: a picture as a data URL. Empty where the text is longer than a code can hold.
 * @example qrPicture("https://example.org") // "data:image/png;base64,…"
 */
export function qrPicture(text: string): string {
  const side = modulesOf(text);
  if (!side) return "";
  const width = (side.size + 2 * quiet) * scale;
  // A line of a picture of grey begins with its filter: none.
  const lines = Buffer.alloc(width * (width + 1), 255);
  for (let y = 0; y < width; y += 1) {
    lines[y * (width + 1)] = 0;
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor(x / scale) - quiet, Math.floor(y / scale) - quiet];
      const isInside = column >= 0 && row >= 0 && column < side.size && row < side.size;
      if (isInside && side.data[row * side.size + column]) lines[y * (width + 1) + 1 + x] = 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  head[8] = 8;
  const parts = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk("IHDR", head), chunk("IDAT", deflateSync(lines)), chunk("IEND", Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(parts).toString("base64")}`;
}

function modulesOf(text: string): { readonly size: number; readonly data: Uint8Array } | undefined {
  try {
    return create(text, { errorCorrectionLevel: "M" }).modules;
  } catch {
    return undefined;
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
