import type { ScreenProps } from "#sdk/contributions/screen.ts";
import type { FormConfig } from "#sdk/wire.ts";

interface PresentPlace {
  readonly frame: ScreenProps["frame"] | "embedded";
  /** `_target` of the address, if it says one. */
  readonly target: string | undefined;
}

/** The `_target` that the form's own setting asks for (D50), where it is not shown so already. */
export function wishedTarget(layout: FormConfig["layout"], { frame, target }: PresentPlace): "self" | "blank" | undefined {
  switch (layout) {
    case "auto":
      return undefined;
    case "full":
      return frame === "blank" && target === undefined ? "self" : undefined;
    case "blank":
      return frame === "layout" ? "blank" : undefined;
  }
}
