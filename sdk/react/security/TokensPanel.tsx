import { useState, type ReactElement } from "react";
import { Copy } from "lucide-react";
import type { ApiToken } from "#contract/apiToken.ts";
import { formatDateTime } from "#core/format/formatDate.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FieldFrame } from "../../ui/controls/FieldFrame.tsx";
import { TextControl } from "../../ui/controls/TextControl.tsx";
import { FailureView } from "../../ui/states/FailureView.tsx";
import { SkeletonText } from "../../ui/status/Skeleton.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText, type SayLate } from "../live/useLateText.ts";
import { useLoaded } from "../useLoaded.ts";
import { useReadable } from "../useReadable.ts";
import { useText } from "../useText.ts";
import { useToldAction } from "../useToldAction.ts";
import { useUser } from "../useUser.ts";
import styles from "./AccessList.module.css";
import { AskedButton } from "./AskedButton.tsx";
import { Details } from "./Details.tsx";
import { NewTokenForm } from "./NewTokenForm.tsx";
import { tokenWords } from "./tokenWords.ts";

/** Tokens by which programs call in a person's name; administrators see those of all people of the project. */
export const TokensPanel = (): ReactElement => {
  const say = useLateText(tokenWords, "tokens");
  const http = useCapability("http");
  const [loaded, reload] = useLoaded((signal) => http.call("GET auth/tokens", { signal }), [http]);
  const [told, setTold] = useState<string>();
  const [act] = useToldAction(reload);
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} isCompact />;
  if (loaded.state === "loading") return <SkeletonText lines={3} />;
  const { tokens, permissions } = loaded.value;
  const made = (token: string): void => {
    setTold(token);
    reload();
  };
  const revoke = (id: string): Promise<unknown> => act(() => http.call("DELETE auth/tokens/{id}", { params: { id } }), say("revoked"));
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{say("note")}</p>
      {tokens.length === 0 ? <p className={styles.note}>{say("none")}</p> : (
        <ul className={styles.list}>
          {tokens.map((token) => <TokenRow key={token.id} token={token} say={say} onRevoke={() => revoke(token.id)} />)}
        </ul>
      )}
      {told !== undefined && <ToldToken key={told} token={told} say={say} />}
      <NewTokenForm permissions={permissions} say={say} onMade={made} />
    </div>
  );
};

interface TokenRowProps {
  readonly token: ApiToken;
  readonly say: SayLate;
  readonly onRevoke: () => Promise<unknown>;
}

const TokenRow = ({ token, say, onRevoke }: TokenRowProps): ReactElement => {
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const user = useUser();
  const { name, owner, permissions, createdAt, expiresAt, lastUsedAt, lastUsedAddress } = token;
  const time = (at: string): string => formatDateTime(at, { timeZone });
  const used = lastUsedAt === null ? say("unused") : say("used", { time: time(lastUsedAt), address: lastUsedAddress ?? "" });
  const life = [say("made", { time: time(createdAt) }), expiresAt === null ? say("forever") : say("until", { time: time(expiresAt) })];
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        {owner.id !== user?.id && <p className={styles.detail}>{[owner.fullName, owner.username].join(" · ")}</p>}
        <p className={styles.detail}>{permissions.join(", ") || say("nothing")}</p>
        <Details facts={[...life, used]} />
      </div>
      <AskedButton size="small" text={say("revoke")} label={say("revokeOf", { name })} question={say("question", { name })} no={say("no")} onYes={onRevoke} />
    </li>
  );
};

/** It is kept nowhere: whoever leaves without having taken it makes another. */
const ToldToken = ({ token, say }: { readonly token: string; readonly say: SayLate }): ReactElement => {
  const t = useText();
  const [clipboard, toasts] = [useCapability("clipboard"), useCapability("toasts")];
  const copy = async (): Promise<void> => {
    await clipboard.writeText(token);
    await toasts.show({ kind: "success", text: t("ui.copied") });
  };
  return (
    <div className={styles.told} role="status">
      <FieldFrame id="made-token" label={say("token")} hint={say("once")}>
        {({ describedBy }) => <TextControl id="made-token" value={token} onChange={() => undefined} isReadOnly describedBy={describedBy} />}
      </FieldFrame>
      <div><Button tone="primary" icon={Copy} onPress={() => void copy()}>{t("ui.copy")}</Button></div>
    </div>
  );
};
