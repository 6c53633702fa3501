// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Language } from "#core/languages.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { User, Wording, WordingReport } from "#sdk/wire.ts";
import { system } from "../../index.ts";

let page: PluginPage;
beforeEach(() => {
  page = new PluginPage();
});
afterEach(async () => expect(await page.close()).toEqual([]));

const languages: readonly Language[] = [
  { code: "ru", name: "Русский", tag: "ru", locale: "ru" }, { code: "kk", name: "Қазақша", tag: "kk", locale: "ru" },
];
const item = (key: string, text: string | null, isBuiltIn = false) => ({ key, source: `Source of ${key}`, text, isBuiltIn, isSaid: false });
const wording: Wording = { language: "kk", sourceLanguage: "ru", items: [item("Шаҳарлар", null), item("Номи", "Аты"), item("kernel.home", null, true)] };
const report: WordingReport = { dryRun: false, added: [], changed: [], removed: [], same: [], unknown: [], refused: [] };

interface Put {
  readonly texts: Record<string, string | null>;
  readonly isDryRun: boolean;
}

async function show(query: Record<string, string>, answer: Partial<WordingReport> = {}) {
  const { capabilities, done } = fakeCapabilities();
  const [puts, reads]: [Put[], string[]] = [[], []];
  const saved: (string | undefined)[] = [];
  const call = async (name: string, { body, query: asked }: { body?: Pick<Put, "texts">; query?: { dryRun?: string } }): Promise<unknown> => {
    if (name.startsWith("GET")) {
      reads.push(name);
      return await Promise.resolve(wording);
    }
    puts.push({ texts: body?.texts ?? {}, isDryRun: asked?.dryRun === "1" });
    return await Promise.resolve({ ...report, ...answer });
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    user: { ...capabilities.user, current: createWritable({ permissions: ["platon.admin"] } as unknown as User) },
    http: { ...capabilities.http, call: call as typeof capabilities.http.call },
    i18n: { ...capabilities.i18n, languages: createWritable(languages) },
    download: { save: async ({ text }) => void saved.push(await Promise.resolve(text)) },
  });
  const { component: Screen } = plugin.contribution("screen", "translations");
  await page.show(plugin, <Screen params={{}} query={query} isPublic={false} frame="layout" />);
  // The screen's code and its texts come by themselves.
  await vi.waitFor(() => expect(page.element.querySelector("li")).not.toBeNull());
  return { puts, saved, done, reads };
}

const areas = (): HTMLTextAreaElement[] => [...page.element.querySelectorAll("textarea")];

it("SY250 a language's texts are shown with what is missing, and those that are asked for alone", async () => {
  await show({});
  expect(areas().map(({ value }) => value)).toEqual(["", "Аты", ""]);
  expect(page.element.textContent).toContain("system.translations.missing");
  await show({ show: "missing" });
  expect(page.element.querySelectorAll("li")).toHaveLength(2);
  await show({ show: "product" });
  expect([...page.element.querySelectorAll("code")].map(({ textContent }) => textContent)).toEqual(["kernel.home"]);
});

const write = async (at: number, text: string): Promise<void> => {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(areas()[at], text);
    areas()[at]?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => void areas()[at]?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
};

it("SY250 a text is saved when it is left and was changed; what is refused stays with the reason", async () => {
  const { puts, reads } = await show({}, { refused: [{ key: "Номи", reason: "the text has to have: {0}" }] });
  await write(1, "Аты");
  expect(puts).toEqual([]);
  await write(1, " Атауы ");
  expect(puts).toEqual([{ texts: { Номи: "Атауы" }, isDryRun: false }]);
  expect([areas()[1]?.value, page.element.textContent.includes("the text has to have: {0}")]).toEqual([" Атауы ", true]);
  await write(1, "");
  expect(puts[1]).toEqual({ texts: { Номи: null }, isDryRun: false });
  // What was saved is read when it is told, once.
  expect(reads).toHaveLength(1);
});

const choose = async (name: string, text: string): Promise<void> => {
  const input = page.element.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, "files", { value: [new File([text], name)], configurable: true });
  await act(async () => void input?.dispatchEvent(new Event("change", { bubbles: true })));
};

it("SY252 a chosen file tells what it would change and what is left out before it is taken; a file of something else changes nothing", async () => {
  const { puts, saved, done } = await show({}, { added: ["Шаҳарлар"], unknown: ["gone"], refused: [{ key: "kernel.home", reason: "too long" }] });
  await page.press("system.translations.export");
  expect(saved[0]).toContain("key;Русский;Қазақша\r\nШаҳарлар;Source of Шаҳарлар;\r\n");
  await choose("other.csv", "id;name\r\n1;2");
  await vi.waitFor(() => expect(done).toEqual(["toast error system.translations.noFile"]));
  expect(puts).toEqual([]);
  const texts = { Шаҳарлар: "Қалалар", gone: "x", "kernel.home": "y" };
  await choose("kk.csv", ["key;ru;kk", ...Object.entries(texts).map(([key, text]) => `${key};;${text}`)].join("\n"));
  await vi.waitFor(() => expect(page.element.textContent).toContain("kernel.home: too long"));
  expect([puts, page.element.textContent.includes("gone: system.translations.unknownOne")]).toEqual([[{ texts, isDryRun: true }], true]);
  await page.press("system.translations.take");
  expect([puts[1], done.at(-1)]).toEqual([{ texts, isDryRun: false }, "toast success system.translations.imported"]);
});
