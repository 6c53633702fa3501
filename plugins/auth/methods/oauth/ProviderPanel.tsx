import { useEffect, useRef, type ReactElement } from "react";
import { safeNext } from "#core/links/index.ts";
import type { AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { providerNames, type ProviderId } from "#sdk/react/security/providerNames.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { useSignIn } from "../../sign-in/useSignIn.ts";
import { oauthWords } from "./oauthWords.ts";
import { ProviderFailure } from "./ProviderFailure.tsx";
import { providerMarks } from "./providerMarks.ts";
import styles from "./ProviderPanel.module.css";

interface ProviderPanelProps extends AuthMethodProps {
  readonly method: ProviderId;
}

/** Leads to the provider: at once where its button was just pressed, else by the button here. */
export const ProviderPanel = ({ method, isChosen = false }: ProviderPanelProps): ReactElement => {
  const say = useLateText(oauthWords, "oauth");
  const { isBusy, failure, leave } = useLeaving(method);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isChosen || hasBegun.current) return;
    hasBegun.current = true;
    void leave();
  });
  const provider = providerNames[method];
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{say("note", { provider })}</p>
      {failure && <ProviderFailure method={method} failure={failure} />}
      <Button tone="primary" size="large" isWide icon={providerMarks[method]} isBusy={isBusy} onPress={() => void leave()}>
        {say("go", { provider })}
      </Button>
    </div>
  );
};

function useLeaving(method: ProviderId) {
  const http = useCapability("http");
  const session = useCapability("session");
  const { query } = useReadable(useCapability("navigation").location) ?? { query: {} as Readonly<Record<string, string>> };
  const { isBusy, failure, begin } = useSignIn(() => undefined);
  const next = safeNext(query["next"], window.location.origin) ?? "/";
  const leave = async (): Promise<void> => void (await begin(async () => {
    const { url, state } = await http.call("POST auth/oauth2-start", { query: { method } });
    await session.leave(url, { method, state, next });
    // The document is on its way out: the button stays as it is.
    await new Promise(() => undefined);
  }));
  return { isBusy, failure, leave };
}
