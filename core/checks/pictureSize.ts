type Kind = "png" | "jpeg" | "webp";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a picture's bytes say of its size; undefined where they are no picture of that kind. */
export function pictureSize(kind: Kind, bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[kind](view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    // It ends before it says so.
    return undefined;
  }
}

const readers: Readonly<Record<Kind, (view: DataView) => Size | undefined>> = { png: sizeOfPng, jpeg: sizeOfJpeg, webp: sizeOfWebp };

const wordAt = (view: DataView, at: number): string => String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));

/** PNG (third edition) §11.2.1: IHDR is the first chunk. */
function sizeOfPng(view: DataView): Size | undefined {
  const isPng = view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a && wordAt(view, 12) === "IHDR";
  return isPng ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** ITU T.81 §B.2.2: the first frame header; what stands before it is stepped over by its length. */
function sizeOfJpeg(view: DataView): Size | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** RFC 9649 §2: extended, lossless and lossy. */
function sizeOfWebp(view: DataView): Size | undefined {
  if (wordAt(view, 0) !== "RIFF" || wordAt(view, 8) !== "WEBP") return undefined;
  const three = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (wordAt(view, 12)) {
    case "VP8X":
      return { width: three(24) + 1, height: three(27) + 1 };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return view.getUint8(20) === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 } : undefined;
    }
    case "VP8 ":
      return three(23) === 0x2a019d ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff } : undefined;
    default:
      return undefined;
  }
}
