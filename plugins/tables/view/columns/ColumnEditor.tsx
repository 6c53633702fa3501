import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactElement, type SubmitEvent } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { IntControl } from "#sdk/ui/controls/NumberControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { Popover } from "#sdk/ui/overlays/Popover.tsx";
import { minColumnWidth } from "../../model/columnModel.ts";
import { isTitleLong, isWidth, longestTitle, titled, widestColumn } from "../../model/ownColumns.ts";
import type { ColumnMenuProps } from "./ColumnCommands.ts";
import styles from "./ColumnEditor.module.css";

/** A column's title, or its width in pixels, typed under it: Enter or the button keeps it, Escape leaves it. */
export const ColumnEditor = (props: ColumnMenuProps): ReactElement => {
  const { asked, onAsk } = props;
  const ui = useUiText();
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useField(props);
  const anchor = useMemo(() => ({ left: asked.x, top: asked.y, width: 0, height: 0 }), [asked.x, asked.y]);
  const close = (): void => onAsk(undefined);
  useEffect(() => {
    // After the popover has its place: focusing what is still hidden does nothing.
    const frame = requestAnimationFrame(() => form.current?.querySelector("input")?.select());
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (field.mistake !== undefined) return;
    field.keep();
    close();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <Popover anchor={anchor} onClose={close}>
      <form ref={form} className={styles.editor} aria-label={field.label} onSubmit={submit} onKeyDown={press}>
        <FieldFrame id={id} label={field.label} {...(field.mistake !== undefined && { errors: [field.mistake] })}>
          {({ describedBy }) => field.control({ id, isInvalid: field.mistake !== undefined, ...(describedBy !== undefined && { describedBy }) })}
        </FieldFrame>
        <div className={styles.actions}>
          <Button size="small" onPress={close}>{ui.cancel}</Button>
          <Button size="small" tone="primary" type="submit">{t("tables.columns.save")}</Button>
        </div>
      </form>
    </Popover>
  );
};

interface Field {
  readonly label: string;
  readonly mistake: string | undefined;
  readonly control: (given: { id: string; isInvalid: boolean; describedBy?: string }) => ReactElement;
  readonly keep: () => void;
}

function useField({ asked, edit, resize }: ColumnMenuProps): Field {
  const t = useText();
  const { leaf, width: drawn, edits } = asked;
  const [title, setTitle] = useState(leaf.title === leaf.column.title ? "" : leaf.title);
  const [width, setWidth] = useState<number | string | undefined>(Math.round(drawn));
  if (edits === "title") {
    return {
      label: t("tables.columns.name", { title: leaf.column.title }),
      mistake: isTitleLong(title) ? t("tables.columns.titleLong", { max: longestTitle }) : undefined,
      control: (given) => <TextControl {...given} value={title} placeholder={leaf.column.title} onChange={setTitle} />,
      keep: () => edit((own) => titled(own, leaf.id, title.trim())),
    };
  }
  return {
    label: t("tables.columns.widthOf", { title: leaf.title }),
    mistake: isWidth(width) ? undefined : t("tables.columns.widthLimits", { min: minColumnWidth, max: widestColumn }),
    control: (given) => <IntControl {...given} value={width} minValue={0} onChange={setWidth} />,
    keep: () => resize(leaf, Number(width), true),
  };
}
