import { menuKeyTarget } from "#sdk/ui/menus/menuKeys.ts";

const focusable = 'a[href], [tabindex]:not([tabindex="-1"]), [role^="menuitem"], :is(button, input, select, textarea):not(:disabled)';

/** What can take the focus, in its order. */
export const focusableIn = (root: HTMLElement | null): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>(focusable) ?? [])];

/** Arrows, Home, End and first letters, as in the product's own menus. */
export function moveInMenu(event: KeyboardEvent, menu: HTMLElement | null): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const items = focusableIn(menu);
  const target = menuKeyTarget(event.key, items.indexOf(document.activeElement as HTMLElement), items.map((item) => item.textContent ?? ""));
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}
