// Puts the parts of Inter that browsers load one by one together into whole fonts, which documents (PDF) embed.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const parts = join(root, "node_modules/@fontsource-variable/inter/files");
/** The alphabets of the product's languages, and Latin of others. */
const alphabets = ["latin", "latin-ext", "cyrillic", "cyrillic-ext"];

/** The fonts of documents, by the name of their file. */
const faces = {
  "inter-regular.ttf": { weight: 400, slope: "normal" },
  "inter-bold.ttf": { weight: 700, slope: "normal" },
  "inter-italic.ttf": { weight: 400, slope: "italic" },
  "inter-bold-italic.ttf": { weight: 700, slope: "italic" },
};

/** @param {string} dir where the files are written */
export function buildFonts(dir) {
  for (const [name, face] of Object.entries(faces)) writeFileSync(resolve(dir, name), makeFont(face));
}

/** A TrueType font of one weight with the letters of all parts. */
function makeFont({ weight, slope }) {
  const fonts = alphabets.map((alphabet) => weighed(fontkit.create(readFileSync(join(parts, `inter-${alphabet}-wght-${slope}.woff2`))), weight));
  const [first] = fonts;
  const glyphs = [glyphOf(first, 0)];
  const letters = new Map();
  for (const font of fonts) {
    for (const code of font.characterSet) {
      if (letters.has(code) || code > 0xffff) continue;
      letters.set(code, glyphs.length);
      glyphs.push(glyphOf(font, font.glyphForCodePoint(code).id));
    }
  }
  return writeFont({ glyphs, letters: [...letters].sort(([a], [b]) => a - b), first, weight, slope });
}

/**
 * A variable font that knows its weight. Its own call for it (`getVariation`) does not read this format: widths follow the weight
 * here, outlines are moved by `outlineOf`.
 */
function weighed(font, weight) {
  font.getGlyph(0);
  const own = Object.create(font, { variationCoords: { value: [weight] }, _glyphs: { value: {} } });
  let type = Object.getPrototypeOf(font);
  while (!Object.hasOwn(type, "_variationProcessor")) type = Object.getPrototypeOf(type);
  // Keeps what it finds in `own`, before what the font itself found without a weight.
  Object.getOwnPropertyDescriptor(type, "_variationProcessor").get.call(own);
  return own;
}

const glyphOf = (font, id) => ({ outline: outlineOf(font, id), advance: Math.round(font.getGlyph(id).advanceWidth) });

/** Contours of points on and off the curve, moved as the weight has it. */
function outlineOf(font, id) {
  const { points = [], components = [] } = font._transformedGlyphs[id];
  if (components.length > 0) {
    const places = moved(font, id, components.map(({ dx, dy }) => ({ x: dx, y: dy, endContour: true })));
    return components.flatMap(({ glyphID, scaleX, scaleY, scale01, scale10 }, index) =>
      outlineOf(font, glyphID).map((contour) => contour.map(({ x, y, on }) => ({
        x: Math.round(x * scaleX + y * scale01 + places[index].x), y: Math.round(y * scaleY + x * scale10 + places[index].y), on,
      }))));
  }
  const contours = [[]];
  for (const { x, y, onCurve, endContour } of moved(font, id, points)) {
    contours.at(-1).push({ x: Math.round(x), y: Math.round(y), on: onCurve });
    if (endContour) contours.push([]);
  }
  return contours.filter((contour) => contour.length > 0);
}

function moved(font, id, points) {
  const copies = [...points, ...Array.from({ length: 4 }, () => ({ x: 0, y: 0, endContour: true }))].map(toPoint);
  font._variationProcessor.transformPoints(id, copies);
  return copies.slice(0, points.length);
}

const toPoint = (point) => ({ ...point, copy() { return toPoint(this); } });

const boundsOf = (outline) => {
  const points = outline.flat();
  if (points.length === 0) return { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
};

/** Big-endian fields: `["u16", 5]`. */
function bytesOf(fields) {
  const sizes = { u8: 1, u16: 2, i16: 2, u32: 4, i64: 8 };
  const buffer = Buffer.alloc(fields.reduce((sum, [type]) => sum + sizes[type], 0));
  let at = 0;
  for (const [type, value] of fields) {
    if (type === "u8") buffer.writeUInt8(value, at);
    else if (type === "u16") buffer.writeUInt16BE(value, at);
    else if (type === "i16") buffer.writeInt16BE(value, at);
    else if (type === "u32") buffer.writeUInt32BE(value, at);
    else buffer.writeBigInt64BE(BigInt(value), at);
    at += sizes[type];
  }
  return buffer;
}

function glyphBytes(outline) {
  if (outline.length === 0) return Buffer.alloc(0);
  const { xMin, yMin, xMax, yMax } = boundsOf(outline);
  let [x, y, end] = [0, 0, -1];
  const points = outline.flat();
  const steps = points.map((point) => {
    const step = { dx: point.x - x, dy: point.y - y };
    ({ x, y } = point);
    return step;
  });
  const bytes = bytesOf([
    ["i16", outline.length], ["i16", xMin], ["i16", yMin], ["i16", xMax], ["i16", yMax],
    ...outline.map((contour) => ["u16", (end += contour.length)]),
    ["u16", 0],
    ...points.map(({ on }) => ["u8", on ? 1 : 0]),
    ...steps.map(({ dx }) => ["i16", dx]),
    ...steps.map(({ dy }) => ["i16", dy]),
  ]);
  return padded(bytes);
}

const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function writeFont({ glyphs, letters, first, weight, slope }) {
  const outlines = glyphs.map(({ outline }) => glyphBytes(outline));
  const bounds = glyphs.map(({ outline }) => boundsOf(outline));
  const all = boundsOf(glyphs.flatMap(({ outline }) => outline));
  const { ascent, descent, lineGap, unitsPerEm, xHeight, capHeight } = first;
  let offset = 0;
  const isBold = weight >= 600;
  const isItalic = slope === "italic";
  const angle = isItalic ? first.italicAngle : 0;
  const tables = {
    "OS/2": bytesOf([
      ["u16", 4], ["i16", Math.round(glyphs.reduce((sum, { advance }) => sum + advance, 0) / glyphs.length)], ["u16", weight], ["u16", 5], ["u16", 0],
      ...Array.from({ length: 10 }, () => ["i16", 0]), ["i16", 0], ...Array.from({ length: 10 }, () => ["u8", 0]),
      ["u32", 0], ["u32", 0], ["u32", 0], ["u32", 0], ["u32", 0x4e4f4e45], ["u16", (isItalic ? 1 : 0) | (isBold ? 32 : 0) | (isItalic || isBold ? 0 : 64)],
      ["u16", letters[0][0]], ["u16", letters.at(-1)[0]], ["i16", ascent], ["i16", descent], ["i16", lineGap], ["u16", Math.max(ascent, all.yMax)],
      ["u16", Math.max(-descent, -all.yMin)], ["u32", 0], ["u32", 0], ["i16", xHeight], ["i16", capHeight], ["u16", 0], ["u16", 32], ["u16", 0],
    ]),
    cmap: cmapBytes(letters),
    glyf: Buffer.concat(outlines),
    head: bytesOf([
      ["u32", 0x10000], ["u32", 0x10000], ["u32", 0], ["u32", 0x5f0f3cf5], ["u16", 3], ["u16", unitsPerEm], ["i64", 0], ["i64", 0],
      ["i16", all.xMin], ["i16", all.yMin], ["i16", all.xMax], ["i16", all.yMax], ["u16", (isBold ? 1 : 0) | (isItalic ? 2 : 0)], ["u16", 8], ["i16", 2], ["i16", 1], ["i16", 0],
    ]),
    hhea: bytesOf([
      ["u32", 0x10000], ["i16", ascent], ["i16", descent], ["i16", lineGap], ["u16", Math.max(...glyphs.map(({ advance }) => advance))], ["i16", all.xMin], ["i16", 0],
      ["i16", all.xMax], ["i16", 1], ["i16", 0], ["i16", 0], ["i16", 0], ["i16", 0], ["i16", 0], ["i16", 0], ["i16", 0], ["u16", glyphs.length],
    ]),
    hmtx: bytesOf(glyphs.flatMap(({ advance }, index) => [["u16", advance], ["i16", bounds[index].xMin]])),
    loca: bytesOf([...outlines.map((bytes) => ["u32", (offset += bytes.length) - bytes.length]), ["u32", offset]]),
    maxp: bytesOf([
      ["u32", 0x10000], ["u16", glyphs.length], ["u16", Math.max(...glyphs.map(({ outline }) => outline.flat().length))],
      ["u16", Math.max(...glyphs.map(({ outline }) => outline.length))], ...[0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0].map((value) => ["u16", value]),
    ]),
    name: nameBytes(["Inter", `${isBold ? "Bold" : "Regular"}${isItalic ? " Italic" : ""}`, `Inter-${isBold ? "Bold" : "Regular"}${isItalic ? "Italic" : ""}`]),
    post: bytesOf([["u32", 0x30000], ["u32", (Math.round(angle * 65_536) >>> 0)], ["i16", -200], ["i16", 100], ["u32", 0], ["u32", 0], ["u32", 0], ["u32", 0], ["u32", 0]]),
  };
  return fileOf(tables);
}

/** Format 4: runs of letters whose glyphs follow each other. */
function cmapBytes(letters) {
  const runs = [];
  for (const [code, glyph] of letters) {
    const last = runs.at(-1);
    if (last && last.end === code - 1 && last.glyph + (code - last.start) === glyph) last.end = code;
    else runs.push({ start: code, end: code, glyph });
  }
  runs.push({ start: 0xffff, end: 0xffff, glyph: 0 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const length = 16 + runs.length * 8;
  return bytesOf([
    ["u16", 0], ["u16", 1], ["u16", 3], ["u16", 1], ["u32", 12],
    ["u16", 4], ["u16", length], ["u16", 0], ["u16", runs.length * 2], ["u16", power * 2], ["u16", Math.log2(power)], ["u16", (runs.length - power) * 2],
    ...runs.map(({ end }) => ["u16", end]), ["u16", 0], ...runs.map(({ start }) => ["u16", start]),
    ...runs.map(({ start, glyph }) => ["u16", (glyph - start + 0x10000) % 0x10000]), ...runs.map(() => ["u16", 0]),
  ]);
}

function nameBytes([family, style, postScript]) {
  const texts = [[1, family], [2, style], [4, `${family} ${style}`], [6, postScript]];
  const stored = texts.map(([id, text]) => [id, Buffer.from(text, "utf16le").swap16()]);
  let offset = 0;
  return Buffer.concat([
    bytesOf([
      ["u16", 0], ["u16", stored.length], ["u16", 6 + stored.length * 12],
      ...stored.flatMap(([id, bytes]) => [["u16", 3], ["u16", 1], ["u16", 0x409], ["u16", id], ["u16", bytes.length], ["u16", (offset += bytes.length) - bytes.length]]),
    ]),
    ...stored.map(([, bytes]) => bytes),
  ]);
}

function fileOf(tables) {
  const names = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  let offset = 12 + names.length * 16;
  const directory = names.map((name) => {
    const bytes = tables[name];
    const entry = Buffer.concat([Buffer.from(name, "latin1"), bytesOf([["u32", checksum(padded(bytes))], ["u32", offset], ["u32", bytes.length]])]);
    offset += padded(bytes).length;
    return entry;
  });
  const head = bytesOf([["u32", 0x10000], ["u16", names.length], ["u16", power * 16], ["u16", Math.log2(power)], ["u16", (names.length - power) * 16]]);
  return Buffer.concat([head, ...directory, ...names.map((name) => padded(tables[name]))]);
}

function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
