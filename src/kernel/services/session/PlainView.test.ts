// @vitest-environment jsdom
import { signal } from "@preact/signals-react";
import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "#contract/auth.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { PlainView } from "./PlainView.ts";

const person = (permissions: string[]): User => ({ id: "u1", fullName: "Нодира", username: "n", permissions }) as unknown as User;
const own = ["tables.cities.read", "platon.theme.hidden", "platon.admin.hidden", "platon.activeTheme.platon.light"];
const combination: KeyboardEventInit = { code: "KeyD", key: "В", ctrlKey: true, shiftKey: true, cancelable: true };

function press(change: KeyboardEventInit = {}): boolean {
  return !window.dispatchEvent(new KeyboardEvent("keydown", { ...combination, ...change }));
}

function make(permissions: string[]) {
  const user = signal<User | undefined>(person(permissions));
  const view = new PlainView(new BrowserStorage(), user);
  const told: boolean[] = [];
  const following = view.listen((isOn) => void told.push(isOn));
  return { view, user, told, following };
}

describe("developer mode", () => {
  beforeEach(() => localStorage.clear());

  it("K310 Ctrl+Shift+D gives an administrator the plain user's view, and takes it back", () => {
    const { view, told, following } = make(["platon.admin", "platon.*", "*", ...own]);
    expect(press()).toBe(true);
    expect([view.isOn.value, view.user.value?.permissions]).toEqual([true, own]);
    for (const other of [{ ctrlKey: false }, { shiftKey: false }, { altKey: true }, { code: "KeyE" }, { repeat: true }]) expect(press(other)).toBe(false);
    expect(press()).toBe(true);
    expect([view.isOn.value, view.user.value?.permissions.includes("platon.admin"), told]).toEqual([false, true, [true, false]]);
    following.dispose();
    expect(press()).toBe(false);
  });

  it("K311 nobody else has it: the keys stay the browser's, and what is stored counts for nothing", () => {
    localStorage.setItem("platon_developer_mode", "true");
    const { view, user, told, following } = make(own);
    expect([press(), view.isOn.value, view.user.value, told]).toEqual([false, false, user.value, []]);
    user.value = undefined;
    expect([press(), view.isOn.value, view.user.value]).toEqual([false, false, undefined]);
    following.dispose();
  });

  it("K312 it is remembered, and other tabs follow", () => {
    const first = make(["platon.admin"]);
    first.view.toggle();
    first.following.dispose();
    const next = make(["platon.admin"]);
    expect(next.view.isOn.value).toBe(true);
    localStorage.removeItem("platon_developer_mode");
    window.dispatchEvent(new StorageEvent("storage", { key: "platon_developer_mode" }));
    expect(next.view.isOn.value).toBe(false);
    next.following.dispose();
  });
});
