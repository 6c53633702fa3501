import { createRoot } from "react-dom/client";
import { loadSettings } from "../../services/http/ClientSettings.ts";
import { learnLanguages } from "../../services/i18n/learnLanguages.ts";
import { onLanguageChange } from "../../services/i18n/onLanguageChange.ts";
import type { PluginEntry } from "../../services/plugins/PluginEntry.ts";
import { isSignInPath } from "../../services/session/signInAddress.ts";
import { AppStart } from "../../services/start/AppStart.ts";
import { firstWords } from "../../services/start/firstWords.ts";
import { loadNeeded } from "../../services/start/loadNeeded.ts";
import { createKernelServices } from "../createKernelServices.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { AuthDocument } from "./AuthDocument.tsx";

export interface AuthOptions {
  readonly entries: readonly PluginEntry[];
  readonly root: HTMLElement;
}

/** Starts the small sign-in document (D20): first-party code only, nothing of the project. */
export async function startAuth({ entries, root }: AuthOptions): Promise<void> {
  const services = createKernelServices({ settings: await loadSettings(), entries, isShownHere: isSignInPath });
  const { plugins, i18n, session, location } = services;
  services.theme.apply(document.documentElement);
  const start = new AppStart({ needed: async () => await loadNeeded(services) });
  const loading = start.run();
  await Promise.all([plugins.needAll("theme"), firstWords(i18n)]);
  services.theme.forgetUnknown();
  i18n.followOtherTabs();
  // The project's name and its words of welcome come in the caller's language.
  onLanguageChange(i18n, () => void services.refreshProject());
  learnLanguages(services);
  location.listen();
  session.followOtherTabs();
  services.connection.listen();
  createRoot(root).render(
    <KernelRoot services={services}>
      <AuthDocument start={start} />
    </KernelRoot>,
  );
  await loading;
}
