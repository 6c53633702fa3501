// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { click, find, renderUi, settle, type RenderedUi } from "../../testing/renderUi.tsx";
import { SidebarFrame } from "./SidebarFrame.tsx";
import type { SidebarItem, SidebarMenuProps } from "./SidebarItem.ts";
import { SidebarMenu } from "./SidebarMenu.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const onToggle = vi.fn();
const onFollow = vi.fn((_: SidebarItem, event: { preventDefault: () => void }) => event.preventDefault());

const items: SidebarItem[] = [
  { id: "1", name: "Мурожаатлар", href: "/tables/applications", badge: "128", isActive: true },
  { id: "2", name: "Ташкилотлар", isExpanded: true, children: [{ id: "3", name: "Вазирликлар", href: "/tables/m" }] },
  { id: "4", name: "Тизим" },
];

const show = (props: Partial<SidebarMenuProps> = {}): void => {
  ui = renderUi(<SidebarMenu mode="docked" items={items} onToggle={onToggle} onFollow={onFollow} {...props} />);
};

describe("SidebarMenu", () => {
  it("UI110 seven skeletons stand in for a menu that loads", () => {
    show({ items: undefined });
    expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(7);
    expect(find("[aria-busy]").textContent).toBe("loading");
  });

  it("UI111 the active item is the current page, with its badge", () => {
    show();
    expect(find("[aria-current=page]").textContent).toBe("Мурожаатлар128");
  });

  it("UI112 an item with children opens and closes them, one with neither link nor children is a heading", () => {
    show();
    const button = find("button");
    expect([button.textContent, button.getAttribute("aria-expanded")]).toEqual(["Ташкилотлар", "true"]);
    click(button);
    expect(onToggle).toHaveBeenCalledWith(items[1]);
    expect([...document.querySelectorAll("li")].at(-1)?.querySelector("a, button")).toBeNull();
  });

  it("UI113 links are links: the application gets the click and may go there itself", () => {
    show();
    click(find("a[href='/tables/m']"));
    expect(onFollow.mock.calls.at(-1)?.[0]).toMatchObject({ id: "3" });
  });

  it("UI114 in the rail the children of an item open in a menu beside it", async () => {
    show({ mode: "rail" });
    expect(document.querySelector("a[href='/tables/m']")).toBeNull();
    click(find("button"));
    await settle();
    expect(find("[role=menu] a").getAttribute("href")).toBe("/tables/m");
  });

  it("UI115 a closed drawer cannot be reached, and a press beside an open one asks to close it", () => {
    const onClose = vi.fn();
    const frame = (isOpen: boolean) => (
      <SidebarFrame mode="drawer" isOpen={isOpen} onClose={onClose} title="Platon" homeHref="/">меню</SidebarFrame>
    );
    ui = renderUi(frame(false));
    expect(find("aside").hasAttribute("inert")).toBe(true);
    ui.show(frame(true));
    expect(find("aside").hasAttribute("inert")).toBe(false);
    click(find("aside").previousElementSibling as HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
