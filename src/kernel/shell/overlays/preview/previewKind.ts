/** How a file can be looked at. */
export type PreviewKind = "image" | "video" | "pdf" | "none";

/** Spec §9: image, video and pdf by their extension. */
const kinds: Readonly<Record<string, PreviewKind>> = {
  png: "image", jpg: "image", jpeg: "image", gif: "image", svg: "image",
  mp4: "video", mov: "video", wmv: "video", webm: "video",
  pdf: "pdf",
};

/** By the extension of its name. @example previewKind("Scan.PDF") // "pdf" */
export function previewKind(name: string): PreviewKind {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(kinds, extension) ? (kinds[extension] ?? "none") : "none";
}

/** Widths below it are a phone's (spec §9 Breakpoints), in CSS pixels. */
const phoneBelow = 768;

/** 600 px, and on a phone the window but for 40 px (spec §9 Modal sizes). */
export const previewWidth = (windowWidth: number): string => `${windowWidth < phoneBelow ? windowWidth - 40 : 600}px`;
