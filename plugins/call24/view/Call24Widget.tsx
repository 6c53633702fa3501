import { LifeBuoy, X } from "lucide-react";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement, type RefObject } from "react";
import type { ViewProps } from "#sdk/contributions/view.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { call24Words } from "../call24Words.ts";
import styles from "./call24.module.css";
import { MessageForm } from "./MessageForm.tsx";
import { OwnMessages } from "./OwnMessages.tsx";
import { useTalk } from "./useTalk.ts";

/** At the edge of the screen, where it covers no button of a form or a table, and the message that it opens; closed, it keeps what was typed. */
export function Call24Widget({ isHidden }: ViewProps): ReactElement {
  const say = useLateText(call24Words, "call24");
  const [launcher, panel] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  useFocusOf(isOpen, panel, launcher);
  const open = (): void => {
    setOpened(true);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <aside className={styles.widget} data-print="none" aria-label={say("title")} hidden={isHidden === true}>
      <button ref={launcher} type="button" className={styles.launcher} hidden={isOpen} aria-expanded={isOpen} aria-label={say("write")} data-tooltip={say("write")} onClick={open}>
        <Icon of={LifeBuoy} size={20} />
      </button>
      {wasOpened && (
        <div ref={panel} className={styles.panel} hidden={!isOpen} onKeyDown={onKeyDown}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{say("write")}</h2>
            <IconButton icon={X} label={say("close")} onPress={() => setOpen(false)} />
          </div>
          <Talk isSeen={isOpen && isHidden !== true} />
        </div>
      )}
    </aside>
  );
}

/** The message has the keyboard while it is open, and gives it back. */
function useFocusOf(isOpen: boolean, panel: RefObject<HTMLElement | null>, launcher: RefObject<HTMLElement | null>): void {
  const was = useRef(isOpen);
  useLayoutEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    (isOpen ? panel.current?.querySelector<HTMLElement>("textarea") : launcher.current)?.focus();
  }, [isOpen, panel, launcher]);
}

/** Asked for when the panel is opened. */
function Talk({ isSeen }: { readonly isSeen: boolean }): ReactElement {
  const say = useLateText(call24Words, "call24");
  const { messages, reload } = useTalk(isSeen);
  return (
    <>
      <MessageForm say={say} onSent={reload} />
      {messages && messages.length > 0 && <OwnMessages messages={messages} say={say} />}
    </>
  );
}
