import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, type ReactElement, type ReactNode } from "react";
import { tagBeyond } from "#core/languages.ts";
import { ServerAwayContext } from "#sdk/react/ServerAwayContext.ts";
import { ViewHostContext } from "#sdk/react/View.tsx";
import { FailureHelpContext } from "#sdk/ui/states/failureHelp.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { UiLanguageContext, uiTextFrom } from "#sdk/ui/foundation/uiText.ts";
import { toReadable } from "../../services/state/toReadable.ts";
import { createFailureHelp } from "../errors/createFailureHelp.ts";
import { FailureBoundary } from "../errors/FailureBoundary.tsx";
import { OfflineBanner } from "../errors/OfflineBanner.tsx";
import type { KernelServices } from "../KernelServices.ts";
import { OverlayLayer } from "../overlays/OverlayLayer.tsx";
import { createViewHost } from "../views/createViewHost.ts";
import { keepComposing } from "./keepComposing.ts";
import { KernelContext } from "./KernelContext.ts";

export interface KernelRootProps {
  readonly services: KernelServices;
  readonly children: ReactNode;
}

/** What every document of ours has around its content: services, the kit's words, views, overlays, the last resort. */
export const KernelRoot = ({ services, children }: KernelRootProps): ReactElement => {
  useSignals();
  const { connection, i18n, log, plugins } = services;
  const views = useMemo(() => createViewHost(plugins), [plugins]);
  const help = useMemo(() => createFailureHelp(services), [services]);
  const isAway = useMemo(() => toReadable(connection.isAway), [connection]);
  const speech = i18n.language.value;
  const texts = i18n.texts.value;
  // The kit's words change with the language and with the project's corrections of them.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const language = useMemo(() => ({ text: uiTextFrom((key) => i18n.t(`ui.${key}`)), locale: speech.locale, ...tagBeyond(speech) }), [i18n, speech, texts]);
  useEffect(keepComposing, []);
  return (
    <KernelContext value={services}>
      <UiLanguageContext value={language}>
        <FailureHelpContext value={help}>
          <ServerAwayContext value={isAway}>
            <ViewHostContext value={views}>
              <FailureBoundary part="document" log={log} draw={(failure, retry) => <FailureView failure={failure} onRetry={retry} />}>
                {children}
              </FailureBoundary>
              <OfflineBanner />
              <OverlayLayer />
            </ViewHostContext>
          </ServerAwayContext>
        </FailureHelpContext>
      </UiLanguageContext>
    </KernelContext>
  );
};
