import { useState, type ReactElement } from "react";
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
import { LateChoosePassword } from "./methods/password/LateChoosePassword.tsx";
import { SignedInPanel } from "./SignedInPanel.tsx";

/** `/auth/user`: the form for guests, the account for those who are signed in (D20). */
const SignInScreen = ({ query }: ScreenProps): ReactElement => {
  const navigation = useCapability("navigation");
  const user = useUser();
  // Where the person was already signed in when the screen came; afterwards they are on their way out of it.
  const [wasSignedIn] = useState(user !== undefined);
  const next = safeNext(query["next"], window.location.origin) ?? "/";
  const [link] = useState(takeLink);
  const goOn = (): void => void navigation.open(next, { replace: true });
  if (link !== undefined) return <LateChoosePassword proof={{ link }} onSignedIn={goOn} />;
  return user && wasSignedIn ? <SignedInPanel user={user} onContinue={goOn} /> : <SignInForm onSignedIn={goOn} />;
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
          <Button key={method.id} size="large" isWide onPress={() => onChoose(method.id)}>
            {t(method.name)}
          </Button>
        ))}
      </SignInMethods>
    </>
  );
};

export const signInScreen = defineScreen({ id: "sign-in", component: SignInScreen });
