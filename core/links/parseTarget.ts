/** How a link opens, from the query parameter `_target` (spec §2); `width` is a CSS length. */
export type LinkTarget =
  | { readonly kind: "default" | "blank" | "self" }
  | { readonly kind: "modal"; readonly width: string };

/** blank, self, modal, modal_N; anything else is the default of what is opened. */
export function parseTarget(target: string | null | undefined): LinkTarget {
  if (target === "blank" || target === "self") return { kind: target };
  const modal = /^modal(?:_(\d{1,5}))?$/.exec(target ?? "");
  return modal === null ? { kind: "default" } : { kind: "modal", width: modalWidth(Number(modal[1] ?? 0)) };
}

/** 0 means 80 %, above 100 pixels, otherwise percent (spec §2). */
export function modalWidth(width: number): string {
  if (!(width > 0)) return "80%";
  return width > 100 ? `${width}px` : `${width}%`;
}
