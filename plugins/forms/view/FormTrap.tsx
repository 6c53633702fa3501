import type { ReactElement, RefObject } from "react";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";

/** A mark that nobody sees, hears or reaches: only a program that fills all that it finds sets it. No browser fills in a checkbox. */
export const FormTrap = ({ mark }: { readonly mark: RefObject<HTMLInputElement | null> }): ReactElement => (
  <div aria-hidden="true">
    <VisuallyHidden>
      <input ref={mark} type="checkbox" name="subscribe" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  </div>
);
