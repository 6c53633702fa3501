import type { ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useText } from "#sdk/react/useText.ts";
import { readSignInFailure, type SignInFailure } from "../../sign-in/signInFailure.ts";
import { oauthWords } from "./oauthWords.ts";
import styles from "./ProviderPanel.module.css";

interface ProviderFailureProps {
  readonly method: string;
  readonly failure: SignInFailure;
}

/** The server's message, else 'Хатолик'; of keycloak its own words first (spec §8). */
export const ProviderFailure = ({ method, failure }: ProviderFailureProps): ReactElement => {
  const t = useText();
  const say = useLateText(oauthWords, "oauth");
  const isKeycloak = method === "keycloak";
  return (
    <div role="alert" className={styles.failure}>
      {isKeycloak && <span>{say("keycloak")}</span>}
      {!(isKeycloak && failure.kind === "unknown") && <span>{readSignInFailure(failure, t)}</span>}
    </div>
  );
};
