import { useEffect, useRef, useState, type ReactElement } from "react";
import { safeNext } from "#core/links/index.ts";
import type { Journey, ProvedIdentity } from "#sdk/capabilities/session.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { providerNames, type ProviderId } from "#sdk/react/security/providerNames.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SignInHeading } from "#sdk/ui/sign-in/SignInLayout.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { LateCodeDialog } from "../../sign-in/LateCodeDialog.tsx";
import { useSignIn } from "../../sign-in/useSignIn.ts";
import { FirstPasswordDialog } from "./FirstPasswordDialog.tsx";
import { oauthWords } from "./oauthWords.ts";
import { ProviderFailure } from "./ProviderFailure.tsx";
import styles from "./ProviderPanel.module.css";

interface ProviderReturnProps {
  /** Every parameter that the provider sent. */
  readonly answer: Readonly<Record<string, string>>;
  readonly onDone: (next: string) => void;
  /** Back to all ways of signing in, or to the account. */
  readonly onGiveUp: () => void;
}

/** Whoever comes back from a provider signs in, or has connected an account (spec §4 Social login). */
export const ProviderReturn = ({ answer, onDone, onGiveUp }: ProviderReturnProps): ReactElement => {
  const t = useText();
  const say = useLateText(oauthWords, "oauth");
  const { journey, signing, isUnknown, enter, give } = useReturn(answer, onDone);
  const { failure, isBusy } = signing;
  const isOver = isUnknown || (failure !== undefined && !isBusy);
  const provider = journey ? providerNames[journey.method as ProviderId] : "";
  return (
    <>
      <SignInHeading title={t("auth.signIn.title")} note={isOver ? "" : say("checking", { provider })} />
      <div className={styles.panel}>
        {!isOver && <SkeletonText lines={3} />}
        {isUnknown && <p role="alert" className={styles.failure}>{say("unknown")}</p>}
        {failure && !give && <ProviderFailure method={journey?.method ?? ""} failure={failure} />}
        {isOver && <Button tone="primary" size="large" isWide onPress={onGiveUp}>{say("back")}</Button>}
      </div>
      {give && <FirstPasswordDialog name={give.user?.fullName ?? ""} isRequired={give.password_policy === "required"} signing={signing} onChoose={enter} onClose={onGiveUp} />}
      <LateCodeDialog signing={signing} />
    </>
  );
};

function useReturn(answer: Readonly<Record<string, string>>, onDone: (next: string) => void) {
  const session = useCapability("session");
  const http = useCapability("http");
  const toasts = useCapability("toasts");
  const info = useCapability("project").info;
  const locale = useLocale();
  const [journey, setJourney] = useState<Journey>();
  const [isUnknown, setUnknown] = useState(false);
  const [proved, setProved] = useState<ProvedIdentity>();
  const next = safeNext(journey?.next, window.location.origin) ?? "/";
  const signing = useSignIn(() => onDone(next));
  const hasBegun = useRef(false);
  const sessionOf = async (method: ProviderId, accessToken: string, password: string | undefined, otp: string | undefined) =>
    await session.begin("POST auth/oauth2", { query: { method }, body: { accessToken, ...(password !== undefined && { password }), ...(otp !== undefined && { otp }) } });
  const enterBy = async ({ method }: Journey, { accessToken }: ProvedIdentity, password?: string): Promise<void> =>
    void (await signing.signIn(async (otp) => await sessionOf(method as ProviderId, accessToken, password, otp)));
  const connect = async ({ method, next: back }: Journey): Promise<void> => {
    await http.call("POST auth/accounts", { query: { method: method as ProviderId }, body: answer });
    await toasts.show({ kind: "success", text: (await oauthWords(locale))["oauth.connected"] ?? "" });
    onDone(safeNext(back, window.location.origin) ?? "/");
  };
  const come = async (): Promise<void> => {
    const found = await session.arrive(answer["state"] ?? "");
    if (!found) return setUnknown(true);
    setJourney(found);
    await signing.begin(async () => {
      if (found.isConnecting) return await connect(found);
      const method = found.method as ProviderId;
      const { keycloak } = (info.value?.oauth2 ?? {}) as { keycloak?: { client_id?: string } };
      const clientId = keycloak?.client_id;
      const named: Record<string, string> = method === "keycloak" ? { grant_type: "authorization_code", ...(clientId !== undefined && { client_id: clientId }) } : {};
      const body = { ...answer, redirect_uri: window.location.origin + window.location.pathname, ...named };
      const identity = await http.call("POST auth/oauth2-validate", { query: { method }, body });
      setProved(identity);
    });
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void come();
  });
  const asks = proved !== undefined && asksForPassword(proved);
  const hasEntered = useRef(false);
  useEffect(() => {
    if (!proved || !journey || asks || hasEntered.current) return;
    hasEntered.current = true;
    void enterBy(journey, proved);
  });
  return {
    journey, signing, isUnknown,
    give: asks ? proved : undefined,
    enter: async (password: string | undefined): Promise<void> => void (journey && proved && (await enterBy(journey, proved, password))),
  };
}

/** With a profile and a policy other than required at once; else a password is asked for where there is none and one is wanted (spec §4). */
function asksForPassword({ has_profile, has_password, password_policy }: ProvedIdentity): boolean {
  if (has_profile && password_policy !== "required") return false;
  return !has_password && password_policy !== "none";
}
