import { failureKind } from "#sdk/errors/failureKind.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import type { I18nService } from "../i18n/I18nService.ts";
import type { OverlayState } from "../overlays/OverlayState.ts";
import type { ClientSession } from "../session/ClientSession.ts";

export interface NeededServices {
  readonly loadProject: () => Promise<void>;
  readonly session: Pick<ClientSession, "load">;
  readonly overlays: Pick<OverlayState, "toast">;
  readonly i18n: Pick<I18nService, "locale">;
}

/** Project and user, asked for at once: what a document needs before it can show a screen. */
export async function loadNeeded({ loadProject, session, overlays, i18n }: NeededServices): Promise<void> {
  const project = loadProject();
  const user = session.load();
  try {
    await project;
  } catch (failure) {
    // Spec §8: project info load failure shows an error toast with the message. A server that starts is asked again and again.
    if (failureKind(failure) !== "starting") overlays.toast({ kind: "error", text: readFailure(failure, i18n.locale.peek()) });
    await user.catch(() => undefined);
    throw failure;
  }
  await user;
}
