import { effect } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { KernelServices } from "../../shell/KernelServices.ts";

/** Tells the language service what the project offers and what the user prefers, whenever that is known anew. */
export function learnLanguages({ project, session, i18n, log }: KernelServices): Disposable {
  const stop = effect(() => {
    const info = project.value;
    const user = session.user.value;
    if (!info) return;
    const facts = {
      offered: info.locales,
      projectDefault: info.defaultLocale,
      version: info.translationsVersion,
      user: user?.locale,
    };
    i18n.learn(facts).catch((failure: unknown) => log.error(failure));
  });
  return toDisposable(stop);
}
