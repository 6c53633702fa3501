import { failureKind } from "#sdk/errors/failureKind.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import type { KernelServices } from "../../shell/KernelServices.ts";

/** Project and user, asked for at once: what a document needs before it can show a screen. */
export async function loadNeeded({ loadProject, session, overlays, i18n }: KernelServices): Promise<void> {
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
