import { useSignals } from "@preact/signals-react/runtime";
import { CornerDownLeft, Search } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent, type ReactPortal } from "react";
import { createPortal } from "react-dom";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { useFocusTrap } from "#sdk/ui/overlays/useFocusTrap.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { useLayer } from "../overlays/useLayer.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import styles from "./Palette.module.css";
import type { PaletteEntry } from "./PaletteEntry.ts";
import { PaletteList } from "./PaletteList.tsx";
import { searchEntries } from "./searchEntries.ts";
import { usePaletteEntries } from "./usePaletteEntries.ts";

/** Everything by its name (Ctrl or Cmd and K): menu, tables, forms, pages, recent places, actions, organisations, looks, languages. */
export const Palette = (): ReactPortal => {
  useSignals();
  const t = useKernelText();
  const { navigator } = useKernel();
  const { palette } = useShell();
  const scrim = useRef<HTMLDivElement>(null);
  const trapTab = useFocusTrap(scrim);
  useLayer(() => palette.close());
  const listId = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const entries = usePaletteEntries();
  // At once: Enter right behind the last letter takes what was typed.
  const found = withAddress(searchEntries(entries, text), text, t);
  const present = Math.min(chosen, found.length - 1);
  const take = (entry: PaletteEntry | undefined, inNewTab = false): void => {
    if (!entry) return;
    palette.close();
    if (entry.href === undefined) entry.run?.();
    else void navigator.open(entry.href, { inNewTab });
  };
  const press = (event: KeyboardEvent): void => {
    const next = chosenBy(event.key, present, found.length);
    if (event.key === "Enter") take(found[present], event.ctrlKey || event.metaKey);
    else if (next !== undefined) setChosen(next);
    else return;
    event.preventDefault();
  };
  return createPortal(
    <div ref={scrim} className={styles.scrim} data-overlay="modal" onKeyDown={trapTab} onPointerDown={(event) => event.target === event.currentTarget && palette.close()}>
      <div role="dialog" aria-modal="true" aria-label={t("places.palette.title")} className={styles.frame} data-modal-body="">
        <div className={styles.line}>
          <Icon of={Search} />
          <input
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-label={t("places.palette.title")}
            aria-activedescendant={found[present] && `${listId}-${present}`}
            placeholder={t("places.palette.placeholder")}
            className={styles.input}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(0);
            }}
            onKeyDown={press}
          />
          <Icon of={CornerDownLeft} />
        </div>
        <PaletteList id={listId} entries={found} chosen={present} onChoose={setChosen} onTake={take} />
        <VisuallyHidden>
          <span role="status">{t("places.palette.found", { count: found.length })}</span>
        </VisuallyHidden>
      </div>
    </div>,
    document.body,
  );
};

/** An address that is typed can be opened as it stands. */
function withAddress(found: readonly PaletteEntry[], text: string, t: (key: string, params: { path: string }) => string): readonly PaletteEntry[] {
  const path = text.trim();
  if (!/^\/[\w-]/.test(path)) return found;
  return [{ id: "address", group: "actions", title: t("places.palette.goTo", { path }), href: path }, ...found];
}

function chosenBy(key: string, present: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (present + 1) % count;
  if (key === "ArrowUp") return (present + count - 1) % count;
  return undefined;
}
