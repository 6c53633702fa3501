import { Redo2, Undo2 } from "lucide-react";
import { useEffect, type ReactElement, type ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { RefusalNote } from "#sdk/ui/states/RefusalNote.tsx";
import styles from "./ArrangeBar.module.css";
import type { Arranging } from "./useArranging.ts";

export interface ArrangeBarProps {
  readonly arranging: Arranging;
  /** What is arranged. */
  readonly title: string;
  /** Tools of the owner, beside undo and redo. */
  readonly children?: ReactNode;
  /** After it was saved, and without: goes to the address without the mode, which asks while there are steps. */
  readonly onLeave: () => void;
}

/**
 * Above what is arranged, for as long as it is: undo, redo (Ctrl+Z, Ctrl+Shift+Z), save, leave; what the server refused.
 * @since 1.0.0
 * @example <ArrangeBar arranging={arranging} title={table.title} onLeave={() => navigation.open(`tables/${name}`, { replace: true })} />
 */
export function ArrangeBar({ arranging, title, children, onLeave }: ArrangeBarProps): ReactElement {
  const t = useText();
  const { canUndo, canRedo, isBusy, missed, refused, undo, redo, save } = arranging;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!isRedo && key !== "z") return;
      event.preventDefault();
      if (isRedo && canRedo) redo();
      if (!isRedo && canUndo) undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  return (
    <section className={styles.bar} aria-label={t("places.arrange.title", { name: title })}>
      <strong className={styles.title}>{t("places.arrange.title", { name: title })}</strong>
      <div className={styles.tools}>
        {children}
        <IconButton icon={Undo2} label={t("places.arrange.undo")} isDisabled={!canUndo} onPress={undo} aria={{ "aria-keyshortcuts": "Control+Z" }} />
        <IconButton icon={Redo2} label={t("places.arrange.redo")} isDisabled={!canRedo} onPress={redo} aria={{ "aria-keyshortcuts": "Control+Shift+Z" }} />
        <Button onPress={onLeave}>{t("places.arrange.leave")}</Button>
        <Button tone="primary" isBusy={isBusy} isDisabled={!canUndo} onPress={() => void save().then((isSaved) => isSaved && onLeave())}>{t("places.arrange.save")}</Button>
      </div>
      {missed > 0 && <p role="status" className={styles.note}>{t("places.arrange.missed", { count: missed })}</p>}
      {refused && <RefusalNote refused={refused} />}
    </section>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
