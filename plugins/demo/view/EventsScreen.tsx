import { Pause, Play, Send } from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import { formatTime } from "#core/format/formatDate.ts";
import type { EventMap } from "#sdk/capabilities/events.ts";
import { defineScreen } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { addLine, type EventLine } from "../model/EventLine.ts";
import { DemoFrame } from "./DemoFrame.tsx";
import styles from "./EventsScreen.module.css";

const ownEvent = "custom:demo";

/** `/demo/test-events`: what the event bus carries, as it comes (spec §2, D10). */
const EventsScreen = (): ReactElement => {
  const t = useText();
  const events = useCapability("events");
  const [lines, setLines] = useState<readonly EventLine[]>([]);
  const [isPaused, setPaused] = useState(false);
  const sent = useRef(0);
  useAllEvents((name, event) => isPaused || setLines((before) => addLine(before, name, event)));
  const send = (): void => {
    sent.current += 1;
    void events.emit(ownEvent, { number: sent.current });
  };
  const actions = (
    <div className={styles.actions}>
      <Button size="small" icon={Send} onPress={send}>{t("demo.events.send")}</Button>
      <Button size="small" icon={isPaused ? Play : Pause} onPress={() => setPaused(!isPaused)}>
        {t(isPaused ? "demo.events.resume" : "demo.events.pause")}
      </Button>
      <Button size="small" isDisabled={lines.length === 0} onPress={() => setLines([])}>{t("demo.clear")}</Button>
    </div>
  );
  return (
    <DemoFrame screen="events">
      <Card title={t("demo.events.heard", { count: lines.length })} actions={actions}>
        {lines.length === 0 && <p className={styles.empty}>{t("demo.events.none")}</p>}
        <ol className={styles.list} aria-live="polite" aria-label={t("demo.events.title")}>
          {lines.map((line) => (
            <EventRow key={line.number} line={line} />
          ))}
        </ol>
      </Card>
    </DemoFrame>
  );
};

const EventRow = ({ line }: { readonly line: EventLine }): ReactElement => {
  const timeZone = useReadable(useCapability("i18n").timeZone);
  return (
    <li className={styles.line} data-event={line.name}>
      <time className={styles.time}>{formatTime(new Date(line.at), { pattern: "HH:mm:ss", timeZone })}</time>
      <strong className={styles.name}>{line.name}</strong>
      <code className={styles.text}>{line.text}</code>
    </li>
  );
};

/** Every kind of event that the bus knows; of plugins' own events only this plugin's. */
function useAllEvents(hear: (name: keyof EventMap, event: unknown) => void): void {
  useEvent("ServerEvent", (event) => hear("ServerEvent", event));
  useEvent("record", (event) => hear("record", event));
  useEvent("config", (event) => hear("config", event));
  useEvent("AfterLogin", (event) => hear("AfterLogin", event));
  useEvent("AfterAuth", (event) => hear("AfterAuth", event));
  useEvent("AfterLogout", (event) => hear("AfterLogout", event));
  useEvent("GuestIncident", (event) => hear("GuestIncident", event));
  useEvent(ownEvent, (event) => hear(ownEvent, event));
}

export const eventsScreen = defineScreen({ id: "demo-events", component: EventsScreen });
