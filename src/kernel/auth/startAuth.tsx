import { createRoot } from "react-dom/client";
import { createKernelServices } from "../createKernelServices.ts";
import { readFailure } from "../errors/readFailure.ts";
import { loadSettings } from "../http/ClientSettings.ts";
import type { KernelServices } from "../KernelServices.ts";
import type { PluginEntry } from "../plugins/PluginEntry.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { learnLanguages } from "../react/learnLanguages.ts";
import { AuthDocument } from "./AuthDocument.tsx";
import { isSignInPath } from "./signInAddress.ts";

export interface AuthOptions {
  readonly entries: readonly PluginEntry[];
  readonly root: HTMLElement;
}

/** Starts the small sign-in document (D20): first-party code only, nothing of the project. */
export async function startAuth({ entries, root }: AuthOptions): Promise<void> {
  const services = createKernelServices({ settings: await loadSettings(), entries, isShownHere: isSignInPath });
  const { plugins, i18n, session, location } = services;
  services.theme.apply(document.documentElement);
  const loading = load(services);
  await Promise.all([plugins.needAll("theme"), i18n.start()]);
  services.theme.forgetUnknown();
  i18n.followOtherTabs();
  learnLanguages(services);
  location.listen();
  session.followOtherTabs();
  services.connection.listen();
  createRoot(root).render(
    <KernelRoot services={services}>
      <AuthDocument />
    </KernelRoot>,
  );
  await loading;
}

async function load({ loadProject, session, overlays, i18n, log }: KernelServices): Promise<void> {
  const user = session.load().catch((failure: unknown) => log.error(failure));
  try {
    await loadProject();
  } catch (failure) {
    overlays.toast({ kind: "error", text: readFailure(failure, i18n.locale.peek()) });
  }
  await user;
}
