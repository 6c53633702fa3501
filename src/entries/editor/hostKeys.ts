import type { FromEditor } from "#sdk/ui/controls/monaco/editorMessages.ts";

interface KeyTerms {
  readonly post: (message: FromEditor) => void;
  /** Whether Tab leaves the editor instead of indenting. */
  readonly freeTab: (isFree: boolean) => void;
}

/**
 * Tab leaves the editor after Escape, which is the editor's once: it closes its lists by it. The next one is the host's, as are
 * Ctrl or Cmd and Enter, by which a form is saved.
 */
export function watchHostKeys({ post, freeTab }: KeyTerms): void {
  let isFree = false;
  const free = (next: boolean): void => {
    if (next !== isFree) freeTab(next);
    isFree = next;
  };
  const press = (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === "Enter" && isCommand) {
      event.preventDefault();
      event.stopImmediatePropagation();
      post({ type: "key", key: "Enter", isCommand });
    } else if (event.key === "Escape" && !event.isComposing) {
      if (isFree) post({ type: "key", key: "Escape", isCommand: false });
      free(true);
    } else if (event.key !== "Tab" && event.key !== "Shift") {
      free(false);
    }
  };
  addEventListener("keydown", press, true);
  addEventListener("blur", () => {
    free(false);
    post({ type: "left" });
  });
}
