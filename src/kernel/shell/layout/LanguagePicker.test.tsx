// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { createLog } from "../../services/log/Log.ts";
import { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { I18nService } from "../../services/i18n/I18nService.ts";
import type { KernelServices } from "../KernelServices.ts";
import { KernelContext } from "../react/KernelContext.ts";
import { LanguagePicker } from "./LanguagePicker.tsx";

it("K963 the menu of languages has the project's own behind the six, each by its own name, and a choice of one is shown by its code", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const i18n = new I18nService({
    storage: new BrowserStorage(), log: createLog("test"), keep: async () => await Promise.resolve(),
    loadBuiltIn: async () => await Promise.resolve({ "kernel.languageCode": "EN" }), fetchTexts: async () => await Promise.resolve({}),
  });
  await i18n.learn({ offered: ["en", "kk"], own: [{ code: "kk", name: "Қазақша", tag: "kk", fallback: "en" }], version: "1", projectDefault: "en" });
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  await act(async () => root.render(<KernelContext value={{ i18n } as unknown as KernelServices}><LanguagePicker /></KernelContext>));
  await act(async () => element.querySelector("button")?.click());
  const items = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  expect(items.map(({ textContent, lang }) => [textContent, lang])).toEqual([["English", "en"], ["Қазақша", "kk"]]);
  await act(async () => items[1]?.click());
  expect([i18n.language.value.code, element.textContent]).toEqual(["kk", expect.stringMatching(/kk/i)]);
  await act(async () => root.unmount());
});
