import { LifeBuoy, X } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { call24Words } from "../call24Words.ts";
import styles from "./call24.module.css";
import { MessageForm } from "./MessageForm.tsx";
import { OwnMessages } from "./OwnMessages.tsx";
import { useTalk } from "./useTalk.ts";

/** A button over the screen, and the message that it opens. */
export function Call24Widget(): ReactElement {
  const say = useLateText(call24Words, "call24");
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <aside className={styles.widget} data-print="none" aria-label={say("title")}>
      {isOpen && (
        <div id={id} className={styles.panel} onKeyDown={onKeyDown}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{say("write")}</h2>
            <IconButton icon={X} label={say("close")} onPress={close} />
          </div>
          <Talk />
        </div>
      )}
      <button ref={button} type="button" className={styles.launcher} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} aria-label={say("write")} data-tooltip={say("write")} onClick={() => setOpen(!isOpen)}>
        <Icon of={LifeBuoy} size={22} />
      </button>
    </aside>
  );
}

/** Asked for when the panel is opened. */
function Talk(): ReactElement {
  const say = useLateText(call24Words, "call24");
  const { messages, reload } = useTalk();
  return (
    <>
      <MessageForm say={say} onSent={reload} />
      {messages && messages.length > 0 && <OwnMessages messages={messages} say={say} />}
    </>
  );
}
