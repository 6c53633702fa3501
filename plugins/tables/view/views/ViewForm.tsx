import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactElement } from "react";
import type { SavedView } from "#sdk/wire.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { keptState } from "../../model/tableViews.ts";
import styles from "../filters/FilterBar.module.css";
import type { ViewButtonProps } from "./ViewsProps.ts";

export interface ViewFormProps extends ViewButtonProps {
  /** Renamed; without one what is on the screen becomes a new view. */
  readonly view: SavedView | undefined;
  readonly onClose: () => void;
}

const longestTitle = 200;

/** Names a view, and says for whom it is. */
export const ViewForm = (props: ViewFormProps): ReactElement => {
  const { config, view, onClose } = props;
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const dialog = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState(view?.title ?? "");
  const [shared, setShared] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // After the popover has its place.
    const frame = requestAnimationFrame(() => dialog.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (title.trim() === "" || isBusy) return;
    setBusy(true);
    try {
      await save(props, { title: title.trim(), shared });
      onClose();
    } catch (reason) {
      setFailure(reason);
      setBusy(false);
    }
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  const heading = t(view ? "tables.viewRename" : "tables.viewNew");
  return (
    <form ref={dialog} role="dialog" aria-label={heading} className={styles.editor} onSubmit={(event) => void submit(event)} onKeyDown={press}>
      <p className={styles.heading}>{heading}</p>
      <FieldFrame id={id} label={t("tables.viewTitle")} errors={failure === undefined ? [] : [readFailure(failure, locale)]}>
        {({ describedBy }) => <TextControl id={id} describedBy={describedBy} isInvalid={failure !== undefined} maxLength={longestTitle} value={title} onChange={setTitle} />}
      </FieldFrame>
      {!view && config.mayShareViews && (
        <CheckboxControl id={`${id}-shared`} value={shared} onChange={(next) => setShared(next === true)}>{t("tables.viewForAll")}</CheckboxControl>
      )}
      <div className={styles.actions}>
        <Button tone="ghost" size="small" onPress={onClose}>{t("ui.cancel")}</Button>
        <Button tone="primary" size="small" type="submit" isBusy={isBusy} isDisabled={title.trim() === ""}>{t("ui.save")}</Button>
      </div>
    </form>
  );
};

async function save({ config, views, inView, columns, view }: ViewFormProps, { title, shared }: { title: string; shared: boolean }): Promise<void> {
  if (view) await views.change(view.id, { title });
  else inView.open(await views.add({ title, ...(shared && { shared }), state: keptState(config, inView.state, columns) }));
}
