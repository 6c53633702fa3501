import { lazy, Suspense, useState, type ReactElement } from "react";
import { safeNext } from "#core/links/index.ts";
import type { AuthMethodDefinition, AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { defineScreen, type ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Divider } from "#sdk/ui/layout/Divider.tsx";
import { SignInHeading, SignInMethods } from "#sdk/ui/sign-in/SignInLayout.tsx";
import { LateProviderReturn } from "./methods/oauth/LateProviderReturn.tsx";
import { takeProviderAnswer } from "./methods/oauth/takeProviderAnswer.ts";
import { LateChoosePassword } from "./methods/password/LateChoosePassword.tsx";

/** Guests, who are most, never see it. */
const SignedInPanel = lazy(async () => ({ default: (await import("./SignedInPanel.tsx")).SignedInPanel }));

const FactorPanel = lazy(async () => ({ default: (await import("./FactorPanel.tsx")).FactorPanel }));

/** `/auth/user`: the form for guests, the account for those who are signed in (D20). */
const SignInScreen = ({ query }: ScreenProps): ReactElement => {
  const navigation = useCapability("navigation");
  const user = useUser();
  // Where the person was already signed in when the screen came; afterwards they are on their way out of it.
  const [wasSignedIn] = useState(user !== undefined);
  const [next, setNext] = useState(safeNext(query["next"], window.location.origin) ?? "/");
  const current = useCapability("user").current;
  // It stays until the person goes on: recovery codes are told in it.
  const [isFactorAsked, askFactor] = useState(false);
  if (user?.mustSetUpFactor && !isFactorAsked) askFactor(true);
  const [link] = useState(takeLink);
  const [answer, setAnswer] = useState(takeProviderAnswer);
  const goTo = (address: string): void => {
    if (current.value?.mustSetUpFactor) setNext(address);
    else void navigation.open(address, { replace: true });
  };
  const goOn = (): void => goTo(next);
  if (isFactorAsked) return <Suspense><FactorPanel onContinue={goOn} /></Suspense>;
  if (link !== undefined) return <LateChoosePassword proof={{ link }} onSignedIn={goOn} />;
  if (answer !== undefined) return <LateProviderReturn answer={answer} onDone={goTo} onGiveUp={() => setAnswer(undefined)} />;
  return user && wasSignedIn ? <Suspense><SignedInPanel user={user} onContinue={goOn} /></Suspense> : <SignInForm onSignedIn={goOn} />;
};

/** The secret of a one-time link, which then stands in the address no more. */
function takeLink(): string | undefined {
  const link = new URLSearchParams(window.location.hash.slice(1)).get("link") ?? undefined;
  if (link !== undefined) window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return link;
}

/** The main method, and the others as buttons below it. */
const SignInForm = ({ onSignedIn }: AuthMethodProps): ReactElement => {
  const t = useText();
  const methods = useOffered(useContributions("authMethod"));
  const [chosen, setChosen] = useState<string>();
  const main = methods.find((method) => method.id === chosen) ?? methods[0];
  const others = methods.filter((method) => method !== main);
  return (
    <>
      <SignInHeading title={t("auth.signIn.title")} note={t("auth.signIn.note")} />
      {main && <main.component key={main.id} isChosen={main.id === chosen} onSignedIn={onSignedIn} />}
      {others.length > 0 && <OtherMethods methods={others} onChoose={setChosen} />}
    </>
  );
};

/** Those that the project offers, in its order; before that is known, the one that fills the column. */
function useOffered(methods: readonly AuthMethodDefinition[]): readonly AuthMethodDefinition[] {
  const offered = useReadable(useCapability("project").info)?.signInMethods;
  if (offered === undefined) return methods.filter(({ isMain }) => isMain);
  return offered.flatMap((id) => methods.find((method) => method.id === id) ?? []);
}

interface OtherMethodsProps {
  readonly methods: readonly AuthMethodDefinition[];
  readonly onChoose: (id: string) => void;
}

const OtherMethods = ({ methods, onChoose }: OtherMethodsProps): ReactElement => {
  const t = useText();
  return (
    <>
      <Divider label={t("auth.signIn.or")} />
      <SignInMethods>
        {methods.map((method) => (
          <Button key={method.id} size="large" isWide {...(method.icon && { icon: method.icon })} onPress={() => onChoose(method.id)}>
            {t(method.name)}
          </Button>
        ))}
      </SignInMethods>
    </>
  );
};

export const signInScreen = defineScreen({ id: "sign-in", component: SignInScreen });
