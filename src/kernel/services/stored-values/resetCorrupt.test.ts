// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../log/Log.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { resetCorrupt } from "./resetCorrupt.ts";

/** Nothing that any key may hold. */
const garbage = ["\u0000\u0001", "{\"broken\":", " ", "ўзбекча токен", "\ud800"];

function reset(): { keys: string[]; lines: string[] } {
  const lines: string[] = [];
  const warn = (...parts: unknown[]): void => void lines.push(JSON.stringify(parts));
  const keys = resetCorrupt(new BrowserStorage(), createLog("test", { warn, error: warn }));
  return { keys, lines };
}

describe("corrupt values", () => {
  beforeEach(() => localStorage.clear());

  it.each(Object.values(storageKeys))("K380 a corrupt value of %s is reset and logged without the value", (key) => {
    for (const value of garbage) {
      localStorage.setItem(key, value);
      const { keys, lines } = reset();
      expect([value, keys]).toEqual([value, [key]]);
      expect(localStorage.getItem(key)).toBeNull();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(key);
      expect(lines[0]).not.toContain("broken");
    }
  });

  it("K380 translations and values of plugins too, and what is whole or of others stays", () => {
    localStorage.setItem("platon_translations_uz", "[1]");
    localStorage.setItem("platon_plugin:tables:state", "{");
    localStorage.setItem("platon_plugin:tables:other", "null");
    localStorage.setItem("somebody_else", "{");
    localStorage.setItem("auth_token", "aa.bb-c_d.ee");
    localStorage.setItem("login_url", "/auth/user");
    localStorage.setItem("platon_theme", "platon");
    localStorage.setItem("platon_theme_color", "deepDark");
    localStorage.setItem("platon_locale", "kh");
    expect(reset().keys.sort()).toEqual(["platon_plugin:tables:state", "platon_translations_uz"]);
    expect(localStorage).toHaveLength(7);
  });

  it("K380 a stored sign-in address of another origin, or where nobody signs in, is none", () => {
    for (const address of ["//evil.example/auth/user", "/login", "/tables/x", "/auth"]) {
      localStorage.setItem("login_url", address);
      expect(reset().keys).toEqual(["login_url"]);
    }
  });
});
