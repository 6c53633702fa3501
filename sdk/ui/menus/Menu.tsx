import { Check, type LucideIcon } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactElement } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { Kbd } from "../actions/Kbd.tsx";
import { NamedIcon } from "../icons/NamedIcon.tsx";
import styles from "./Menu.module.css";
import { menuKeyTarget } from "./menuKeys.ts";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** A second, weaker line. */
  readonly note?: string;
  readonly icon?: LucideIcon;
  /** In place of `icon`, by its name. */
  readonly iconName?: string;
  /** A css colour, shown as a disc in place of an icon. */
  readonly swatch?: string;
  readonly keys?: string;
  readonly tone?: "neutral" | "danger";
  readonly isDisabled?: boolean;
  /** Given at all, the item is one of a choice, and the chosen one has a tick. */
  readonly isSelected?: boolean;
  /** A link, so that it opens in a tab as well; `onSelect` prevents the default where the application goes itself. */
  readonly href?: string;
  /** Of the wording, where it is not the document's: a picker of languages. */
  readonly lang?: string;
  readonly onSelect: (event: MouseEvent<HTMLElement>) => void;
}

export interface MenuSection {
  readonly id: string;
  readonly heading?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly id?: string;
  /** After a choice, Escape or Tab. */
  readonly onClose: () => void;
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] =>
  menu ? [...menu.querySelectorAll<HTMLElement>("[data-menu-item]")] : [];

const MenuRow = ({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }): ReactElement => {
  const Element = item.href === undefined || item.isDisabled ? "div" : "a";
  return (
    <Element
      href={Element === "a" ? item.href : undefined}
      role={item.isSelected === undefined ? "menuitem" : "menuitemradio"}
      aria-checked={item.isSelected}
      aria-disabled={item.isDisabled}
      lang={item.lang}
      tabIndex={-1}
      data-menu-item=""
      className={joinClasses(styles.item, item.tone === "danger" && styles.danger)}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={(event) => {
        if (item.isDisabled) return;
        onClose();
        item.onSelect(event);
      }}
    >
      {item.icon && <Icon of={item.icon} />}
      {item.iconName !== undefined && <NamedIcon name={item.iconName} />}
      {item.swatch !== undefined && <span className={styles.swatch} style={{ background: item.swatch }} />}
      <span className={styles.label}>
        {item.label}
        {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
      </span>
      {item.keys !== undefined && <Kbd keys={item.keys} />}
      {item.isSelected !== undefined && <span className={styles.check}>{item.isSelected && <Icon of={Check} />}</span>}
    </Element>
  );
};

/**
 * The list of a menu; takes the focus when it appears. Arrows, Home, End and first letters move, Enter and Space
 * choose. Usually inside `MenuButton`; alone in a `Popover` as a context menu.
 */
export const Menu = ({ label, sections, id, onClose }: MenuProps): ReactElement => {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = itemsOf(menu.current);
    // A menu that begins with actions is none to choose from, whatever choice stands further down in it.
    const isChoice = items[0]?.hasAttribute("aria-checked");
    const chosen = isChoice ? items.find((item) => item.getAttribute("aria-checked") === "true") : undefined;
    // After the popover has its place: focusing what is still hidden does nothing.
    const frame = requestAnimationFrame(() => (chosen ?? items[0] ?? menu.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const press = (event: KeyboardEvent): void => {
    const items = itemsOf(menu.current);
    const current = items.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Tab") return onClose();
    if (event.key === "Enter" || event.key === " ") items[current]?.click();
    else if (event.key === "Escape") onClose();
    else {
      const target = menuKeyTarget(event.key, current, items.map((item) => item.textContent ?? ""));
      if (target === undefined) return;
      items[target]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={menu} id={id} role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={press}>
      {sections.map((section, index) => (
        <div key={section.id} role="group" aria-label={section.heading}>
          {index > 0 && <div className={styles.divider} />}
          {section.heading !== undefined && <div className={styles.heading}>{section.heading}</div>}
          {section.items.map((item) => (
            <MenuRow key={item.id} item={item} onClose={onClose} />
          ))}
        </div>
      ))}
    </div>
  );
};
