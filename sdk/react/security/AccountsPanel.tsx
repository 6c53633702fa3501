import { Link2, Unlink } from "lucide-react";
import type { ReactElement } from "react";
import type { ConnectedAccount, OAuthMethodId } from "#contract/oauth2.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { ErrorState } from "../../ui/states/ScreenState.tsx";
import { SkeletonText } from "../../ui/status/Skeleton.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import { useLoaded } from "../useLoaded.ts";
import { useReadable } from "../useReadable.ts";
import { useToldAction } from "../useToldAction.ts";
import styles from "./AccountsPanel.module.css";
import { accountsWords } from "./accountsWords.ts";
import { providerNames } from "./providerNames.ts";

/**
 * Accounts of providers by which a person signs in, connected and disconnected. Needs `http`, `session`, `project`, `toasts`, `dialogs`,
 * `i18n`.
 * @since 1.0.0
 * @example <AccountsPanel />
 */
export const AccountsPanel = (): ReactElement => {
  const say = useLateText(accountsWords, "accounts");
  const { accounts, reload, connect, disconnect } = useAccounts();
  const offered = (useReadable(useCapability("project").info)?.signInMethods ?? []).filter((id): id is OAuthMethodId => Object.hasOwn(providerNames, id));
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{say(offered.length > 0 ? "hint" : "none")}</p>
      {accounts.state === "loading" && <SkeletonText lines={2} />}
      {accounts.state === "failed" && <ErrorState isCompact title={say("unread")} hint="" onRetry={reload} />}
      {accounts.state === "ready" && accounts.value.length > 0 && <Accounts accounts={accounts.value} onDisconnect={disconnect} />}
      {offered.length > 0 && (
        <div className={styles.actions}>
          {offered.map((method) => (
            <Button key={method} icon={Link2} onPress={() => void connect(method)}>{say("connect", { provider: providerNames[method] })}</Button>
          ))}
        </div>
      )}
    </div>
  );
};

interface AccountsProps {
  readonly accounts: readonly ConnectedAccount[];
  readonly onDisconnect: (account: ConnectedAccount) => Promise<void>;
}

const Accounts = ({ accounts, onDisconnect }: AccountsProps): ReactElement => {
  const say = useLateText(accountsWords, "accounts");
  return (
    <ul className={styles.list} aria-label={say("list")}>
      {accounts.map((account) => (
        <li key={account.id} className={styles.account}>
          <span className={styles.provider}>{providerNames[account.method]}</span>
          <span className={styles.label}>{account.label}</span>
          <IconButton icon={Unlink} tone="danger" label={say("disconnect", { account: account.label ?? "" })} onPress={() => void onDisconnect(account)} />
        </li>
      ))}
    </ul>
  );
};

function useAccounts() {
  const say = useLateText(accountsWords, "accounts");
  const http = useCapability("http");
  const session = useCapability("session");
  const dialogs = useCapability("dialogs");
  const [accounts, reload] = useLoaded(async () => await http.call("GET auth/accounts", {}), [http]);
  const [act] = useToldAction();
  return {
    accounts, reload,
    connect: async (method: OAuthMethodId): Promise<unknown> => await act(async () => {
      const { url, state } = await http.call("POST auth/accounts/start", { query: { method } });
      await session.leave(url, { method, state, next: window.location.pathname + window.location.search, isConnecting: true });
    }),
    disconnect: async ({ id, label }: ConnectedAccount): Promise<void> => {
      if (!(await dialogs.confirm({ text: say("question", { account: label ?? "" }), isDangerous: true }))) return;
      await act(async () => {
        await http.call("DELETE auth/accounts/{id}", { params: { id } });
        reload();
      });
    },
  };
}
