/** The number of each letter's glyph in a TrueType file (its `cmap` in format 4). */
export function glyphsOf(font: Buffer, text: string): Map<string, number> {
  const table = segmentsOf(font);
  return new Map([...new Set(text)].map((letter) => [letter, glyphOf(font, table, letter.codePointAt(0) ?? 0)]));
}

/** Where the table of format 4 begins. */
function segmentsOf(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((place) => font.toString("latin1", place, place + 4) === "cmap");
  if (entry === undefined) throw new Error("the typeface has no cmap");
  const start = font.readUInt32BE(entry + 8);
  const encodings = Array.from({ length: font.readUInt16BE(start + 2) }, (_, index) => start + font.readUInt32BE(start + 8 + index * 8));
  const found = encodings.find((place) => font.readUInt16BE(place) === 4);
  if (found === undefined) throw new Error("the typeface has no cmap of format 4");
  return found;
}

function glyphOf(font: Buffer, table: number, code: number): number {
  const size = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const [starts, deltas, offsets] = [ends + size + 2, ends + size * 2 + 2, ends + size * 3 + 2];
  for (let at = 0; at < size; at += 2) {
    if (font.readUInt16BE(ends + at) < code) continue;
    const first = font.readUInt16BE(starts + at);
    if (first > code) return 0;
    const offset = font.readUInt16BE(offsets + at);
    const delta = font.readUInt16BE(deltas + at);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = font.readUInt16BE(offsets + at + offset + (code - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
