import { useCallback, useId, useRef, useState, type ReactElement, type ReactNode, type Ref } from "react";
import type { PopoverPlacement } from "../overlays/placePopover.ts";
import { Popover } from "../overlays/Popover.tsx";
import { Menu, type MenuSection } from "./Menu.tsx";

/** What the button of a menu must carry. */
export interface MenuTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
  readonly aria: {
    readonly "aria-haspopup": "menu";
    readonly "aria-expanded": boolean;
    readonly "aria-controls": string | undefined;
  };
}

export interface MenuButtonProps {
  /** The accessible name of the menu itself. */
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly placement?: PopoverPlacement;
  /** Above the items: who is signed in, for example. */
  readonly header?: ReactNode;
  /** Draws the button: spread the trigger into `Button` or `IconButton`. */
  readonly children: (trigger: MenuTrigger) => ReactNode;
}

/**
 * A button that opens a menu; the focus returns to it.
 * @example
 * <MenuButton label={t("shell.theme")} sections={sections}>
 *   {(trigger) => <IconButton icon={Palette} label={t("shell.theme")} {...trigger} />}
 * </MenuButton>
 */
export const MenuButton = ({ label, sections, placement, header, children }: MenuButtonProps): ReactElement => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const dismiss = useCallback(() => setOpen(false), []);
  const aria = {
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
  } as const;
  return (
    <>
      {children({ ref: button, onPress: () => setOpen(!isOpen), aria })}
      {isOpen && (
        <Popover anchor={button} placement={placement ?? "below-end"} onClose={dismiss}>
          {header}
          <Menu id={id} label={label} sections={sections} onClose={close} />
        </Popover>
      )}
    </>
  );
};
