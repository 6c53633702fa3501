import { effect, untracked } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { I18nService } from "./I18nService.ts";

/** Calls back at each change of the language, before the screen follows: the server answers while that is drawn. */
export function onLanguageChange(i18n: I18nService, changed: () => void): Disposable {
  let language = i18n.locale.peek();
  const stop = effect(() => {
    const locale = i18n.locale.value;
    if (locale === language) return;
    language = locale;
    untracked(changed);
  });
  return toDisposable(stop);
}
