import { useId, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText, type SayLate } from "#sdk/react/live/useLateText.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { View } from "#sdk/react/View.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { TabPanes } from "#sdk/ui/layout/TabPanes.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { call24Words } from "../call24Words.ts";
import styles from "./call24.module.css";
import { Call24Rules } from "./Call24Rules.tsx";
import { MessageForm } from "./MessageForm.tsx";
import { OwnMessages } from "./OwnMessages.tsx";
import { useTalk } from "./useTalk.ts";

const tabs = ["queue", "rules", "own"] as const;

/** `/system/call24`: a message to support and the own ones; administrators have the queue and the rules before them (D54). */
export function Call24Screen({ query, frame }: ScreenProps): ReactElement {
  const say = useLateText(call24Words, "call24");
  const isAdministrator = useIsAdministrator();
  useScreenHeading({ title: say("title") });
  return (
    <div className={styles.screen}>
      {frame !== "modal" && <PageHeader title={say("title")} />}
      {isAdministrator ? <Desk say={say} shown={query["view"]} /> : <OwnTalk say={say} />}
    </div>
  );
}

function Desk({ say, shown }: { readonly say: SayLate; readonly shown: string | undefined }): ReactElement {
  const id = useId();
  const navigation = useCapability("navigation");
  const content = { queue: <View kind="table" name="call24_messages" />, rules: <Call24Rules say={say} />, own: <OwnTalk say={say} /> };
  const selected = tabs.find((tab) => tab === shown) ?? "queue";
  const choose = (tab: string): void => void navigation.setQuery({ view: tab === "queue" ? undefined : tab });
  return <TabPanes id={id} label={say("title")} panes={tabs.map((tab) => ({ id: tab, label: say(tab), content: content[tab] }))} selected={selected} onSelect={choose} />;
}

function OwnTalk({ say }: { readonly say: SayLate }): ReactElement {
  const { messages, failure, reload } = useTalk();
  return (
    <div className={styles.screen}>
      <Card><MessageForm say={say} onSent={reload} /></Card>
      {failure !== undefined && <FailureView failure={failure} onRetry={reload} isCompact />}
      {messages && <Card><OwnMessages messages={messages} say={say} /></Card>}
    </div>
  );
}
