import { expect, it, vi } from "vitest";

import { findBrowser, type Machine } from "../../scripts/browser.mjs";

const playwright = "/home/a/.cache/ms-playwright/chromium/chrome";
const downloads = "npx --no-install playwright install chromium";

/** A Debian machine on which the search is root; each command that it runs may bring files. */
function machine(files: string[], brings: Record<string, string[]> = {}, settings: Partial<Machine> = {}) {
  const there = new Set(["/etc/debian_version", ...files]);
  const commands: string[] = [];
  const run: Machine["run"] = (command, args) => {
    const line = [command, ...args].join(" ");
    commands.push(line);
    for (const file of brings[line] ?? []) there.add(file);
    return line in brings;
  };
  const has = (path: string): boolean => there.has(path);
  const fake: Machine = { platform: "linux", env: { PATH: "/bin" }, isRoot: true, exists: has, isExecutable: has, playwrightPath: () => playwright, run, ...settings };
  return { machine: fake, commands };
}

function search(...given: Parameters<typeof machine>): { found: string | undefined; commands: string[] } {
  const { machine: searched, commands } = machine(...given);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return { found: findBrowser(searched), commands };
}

it("A54 the chosen one comes first, and one that is not there is told", () => {
  const env = { BROWSER_PATH: "/opt/mine" };
  expect(search(["/opt/mine", playwright], {}, { env })).toEqual({ found: "/opt/mine", commands: [] });
  expect(() => search([playwright], {}, { env })).toThrow("BROWSER_PATH names no file: /opt/mine");
});

it("A54 Playwright's own comes before the system's, and nothing is installed for either", () => {
  expect(search([playwright, "/usr/bin/chromium"])).toEqual({ found: playwright, commands: [] });
  expect(search(["/usr/bin/chromium"])).toEqual({ found: "/usr/bin/chromium", commands: [] });
  const edge = "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe";
  expect(search([edge], {}, { platform: "win32", env: { PROGRAMFILES: "C:\\Program Files" } })).toEqual({ found: edge, commands: [] });
  expect(search(["/usr/bin/chromium"], {}, { playwrightPath: () => undefined }).found).toBe("/usr/bin/chromium");
});

it("A54 without one it is downloaded, and where that fails Debian's package is installed", () => {
  expect(search([], { [downloads]: [playwright] })).toEqual({ found: playwright, commands: [downloads] });
  const apt = "apt-get install -y --no-install-recommends chromium";
  expect(search([], { "apt-get update": [], [apt]: ["/usr/bin/chromium"] })).toEqual({
    found: "/usr/bin/chromium", commands: [downloads, "apt-get update", apt],
  });
});

it("A54 where none can be had, the message says what to do", () => {
  const { machine: searched, commands } = machine([], {}, { isRoot: false });
  expect(() => findBrowser(searched)).toThrow(/apt-get install chromium.*BROWSER_PATH/);
  expect(commands).toEqual([downloads]);
  const offline = machine([]);
  expect(() => findBrowser(offline.machine)).toThrow("No Chromium");
  expect(offline.commands).toEqual([downloads, "apt-get update"]);
});
