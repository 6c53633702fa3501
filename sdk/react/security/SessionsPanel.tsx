import { useEffect, type ReactElement } from "react";
import type { SessionInfo } from "#contract/auth.ts";
import { formatDateTime } from "#core/format/formatDate.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { SkeletonText } from "../../ui/status/Skeleton.tsx";
import { FailureView } from "../../ui/states/FailureView.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import { useEvent } from "../useEvent.ts";
import { useLoaded } from "../useLoaded.ts";
import { useReadable } from "../useReadable.ts";
import { useToldAction } from "../useToldAction.ts";
import styles from "./AccessList.module.css";
import { AskedButton } from "./AskedButton.tsx";
import { Details } from "./Details.tsx";
import { sessionWords } from "./sessionWords.ts";

type Say = ReturnType<typeof useLateText>;

/** Where one is signed in, and how each of it is ended (D21). What others do shows at once where events are heard, else on coming back. */
export const SessionsPanel = (): ReactElement => {
  const say = useLateText(sessionWords, "sessions");
  const http = useCapability("http");
  const [sessions, reload] = useLoaded((signal) => http.call("GET auth/sessions", { signal }), [http]);
  const [act] = useToldAction(reload);
  useEvent("ServerEvent", ({ kind }) => void ((kind === "session" || kind === "reset") && reload()));
  useEffect(() => {
    window.addEventListener("focus", reload);
    return () => window.removeEventListener("focus", reload);
  }, [reload]);
  if (sessions.state === "failed") return <FailureView failure={sessions.failure} onRetry={reload} isCompact />;
  if (sessions.state === "loading") return <SkeletonText lines={3} />;
  const end = (id: string): Promise<unknown> => act(() => http.call("DELETE auth/sessions/{id}", { params: { id } }), say("ended"));
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{say("note")}</p>
      <ul className={styles.list}>
        {sessions.value.map((session) => <SessionRow key={session.id} session={session} say={say} onEnd={() => void end(session.id)} />)}
      </ul>
      {sessions.value.length > 1 && (
        <div>
          <AskedButton
            text={say("endOthers")}
            question={say("question")}
            no={say("no")}
            onYes={() => act(() => http.call("DELETE auth/sessions", {}), say("othersEnded"))}
          />
        </div>
      )}
    </div>
  );
};

interface SessionRowProps {
  readonly session: SessionInfo;
  readonly say: Say;
  readonly onEnd: () => void;
}

const SessionRow = ({ session, say, onEnd }: SessionRowProps): ReactElement => {
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const { device: { browser, system }, address, createdAt, isCurrent, lastUsedAt, method, userAgent } = session;
  const device = [browser, system].filter(Boolean).join(", ") || say("unknown");
  const time = (at: string): string => formatDateTime(at, { timeZone });
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.name} title={userAgent ?? undefined}>
          {device}
          {isCurrent && <Badge tone="success">{say("current")}</Badge>}
        </p>
        <Details facts={[method && wayOf(method, say), address]} />
        <Details facts={[say("used", { time: time(lastUsedAt) }), say("began", { time: time(createdAt) })]} />
      </div>
      {!isCurrent && <Button size="small" onPress={onEnd} aria={{ "aria-label": say("endOf", { device }) }}>{say("end")}</Button>}
    </li>
  );
};

/** Names that are the same in every language. */
const ownNames: Readonly<Record<string, string>> = { google: "Google", linkedin: "LinkedIn", one_id: "OneID", ssv: "SSV", keycloak: "Keycloak" };

const wayOf = (method: NonNullable<SessionInfo["method"]>, say: Say): string => ownNames[method] ?? say(`by.${method}`);
