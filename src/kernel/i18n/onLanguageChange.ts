import { effect } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { I18nService } from "./I18nService.ts";

/** Calls back after each change of the language, once the screen has changed: what is asked for then comes later than it. */
export function onLanguageChange(i18n: I18nService, changed: () => void): Disposable {
  let language = i18n.locale.peek();
  const stop = effect(() => {
    const locale = i18n.locale.value;
    if (locale === language) return;
    language = locale;
    requestAnimationFrame(() => setTimeout(changed));
  });
  return toDisposable(stop);
}
