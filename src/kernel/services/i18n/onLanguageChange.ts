import { effect, untracked } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { I18nService } from "./I18nService.ts";

/** Calls back at each change of the language, before the screen follows: the server answers while that is drawn. */
export function onLanguageChange(i18n: I18nService, changed: () => void): Disposable {
  let language = i18n.language.peek().code;
  const stop = effect(() => {
    const { code } = i18n.language.value;
    if (code === language) return;
    language = code;
    untracked(changed);
  });
  return toDisposable(stop);
}
