import { effect, type ReadonlySignal } from "@preact/signals-react";
import type { ProjectInfo } from "#contract/info.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { Log } from "../log/Log.ts";
import type { ClientSession } from "../session/ClientSession.ts";
import type { I18nService } from "./I18nService.ts";

export interface LanguageFacts {
  readonly project: ReadonlySignal<ProjectInfo | undefined>;
  readonly session: Pick<ClientSession, "user">;
  readonly i18n: I18nService;
  readonly log: Log;
}

/** Tells the language service what the project offers and what the user prefers, whenever that is known anew. */
export function learnLanguages({ project, session, i18n, log }: LanguageFacts): Disposable {
  const stop = effect(() => {
    const info = project.value;
    const user = session.user.value;
    if (!info) return;
    const facts = {
      offered: info.locales,
      own: info.languages ?? [],
      projectDefault: info.defaultLocale,
      version: info.translationsVersion,
      user: user?.locale,
    };
    i18n.learn(facts).catch((failure: unknown) => log.error(failure));
  });
  return toDisposable(stop);
}
