import { ListChecks, Settings } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { call24Words } from "../call24Words.ts";
import styles from "./call24.module.css";
import { MessageForm } from "./MessageForm.tsx";
import { OwnMessages } from "./OwnMessages.tsx";
import { useTalk } from "./useTalk.ts";

/** `/system/call24`: a message to support and the own ones; administrators come from here to the queue and the rules. */
export function Call24Screen(): ReactElement {
  const say = useLateText(call24Words, "call24");
  const navigation = useCapability("navigation");
  const isAdministrator = useIsAdministrator();
  const { messages, reload } = useTalk();
  useScreenHeading({ title: say("title") });
  const open = (link: string) => (): void => void navigation.open(link);
  return (
    <div className={styles.screen}>
      <PageHeader
        title={say("title")}
        actions={isAdministrator && (
          <>
            <Button icon={ListChecks} onPress={open("tables/call24_messages")}>{say("queue")}</Button>
            <Button icon={Settings} onPress={open("system/settings")}>{say("rules")}</Button>
          </>
        )}
      />
      <Card><MessageForm say={say} onSent={reload} /></Card>
      {messages && <Card><OwnMessages messages={messages} say={say} /></Card>}
    </div>
  );
}
