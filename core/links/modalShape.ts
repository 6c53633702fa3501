import { isCogPath } from "./cogLinks.ts";
import { parseTarget } from "./parseTarget.ts";

/** How a modal stands over the screen; lengths are CSS. */
export interface ModalShape {
  readonly width: string;
  /** By its content unless given. */
  readonly height?: string;
  /** A press beside it closes it. */
  readonly closesOutside: boolean;
}

/**
 * Size and manners of the modal that a link opens: column settings 500 px wide, 80 % high, not closed by a press beside
 * them (spec §2, §9), unless the link names a width of its own; all others as `_target` says.
 */
export function modalShape(path: string, target: string | null | undefined): ModalShape {
  const parsed = parseTarget(target);
  const width = parsed.kind === "modal" ? parsed.width : "80%";
  if (!isCogPath(path)) return { width, closesOutside: true };
  const isNamed = /^modal_0*[1-9]/.test(target ?? "");
  return { width: isNamed ? width : "500px", height: "80dvh", closesOutside: false };
}
