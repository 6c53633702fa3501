import { useCallback, useMemo, useRef, useState, type ReactElement } from "react";
import { platformProject } from "#core/platformProject.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import type { ColumnPreferences } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { useTopmostEscape } from "#sdk/ui/overlays/useTopmostEscape.ts";
import { columnModel, shownPreferences } from "../../model/columnModel.ts";
import { isTitleLong, isWidth, noPreferences } from "../../model/ownColumns.ts";
import type { OwnColumns } from "../hooks/useOwnColumns.ts";
import styles from "./ColumnSettings.module.css";
import { ColumnList } from "./ColumnList.tsx";

export interface ColumnSettingsProps {
  readonly own: OwnColumns;
  readonly onClose: () => void;
}

/** The columns of a table, put in order by the user for themselves (spec §9 Modal sizes); nothing holds until it is saved. */
export const ColumnSettings = ({ own, onClose }: ColumnSettingsProps): ReactElement => {
  const t = useText();
  const ui = useUiText();
  const body = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const [draft, setDraft] = useState(own.config.preferences);
  const config = useMemo(() => ({ ...own.config, preferences: draft }), [own.config, draft]);
  const model = useMemo(() => columnModel(config, { isNarrow: false }), [config]);
  const shown = shownPreferences(config) ?? noPreferences;
  const change = useCallback(
    (edit: (own: ColumnPreferences) => ColumnPreferences) => setDraft((before) => edit(before ?? own.config.defaultPreferences ?? noPreferences)),
    [own.config.defaultPreferences],
  );
  // Escape while a column is in the hand puts that back.
  useTopmostEscape(body, () => isDragging.current || onClose());
  const save = (): void => {
    if (!isRight(shown)) return focusWrong(body.current);
    if (draft !== own.config.preferences) own.replace(draft);
    onClose();
  };
  return (
    <ModalFrame
      title={t("tables.columns.settings")}
      width="500px"
      height="80dvh"
      isBare
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <ForEveryone own={own} draft={draft} onSaved={onClose} />
          <Button onPress={onClose}>{ui.cancel}</Button>
          <Button tone="primary" onPress={save}>{t("tables.columns.save")}</Button>
        </>
      }
    >
      <div ref={body} className={styles.body}>
        <ColumnList columns={model.all} own={shown} onChange={change} onDragging={(isOn) => void (isDragging.current = isOn)} />
        <Button tone="ghost" isDisabled={draft === null} onPress={() => setDraft(null)}>{t("tables.columns.reset")}</Button>
      </div>
    </ModalFrame>
  );
};

const isRight = ({ titles, widths = {} }: ColumnPreferences): boolean =>
  !Object.values(titles).some(isTitleLong) && Object.values(widths).every((width) => isWidth(width));

function focusWrong(body: HTMLElement | null): void {
  body?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

interface ForEveryoneProps {
  readonly own: OwnColumns;
  readonly draft: ColumnPreferences | null;
  readonly onSaved: () => void;
}

/** What administrators of the table's project do for all: this view of the columns, or none after a reset. */
const ForEveryone = ({ own, draft, onSaved }: ForEveryoneProps): ReactElement | undefined => {
  const t = useText();
  const dialogs = useCapability("dialogs");
  const isAdministrator = useIsAdministrator();
  const [act, isBusy] = useToldAction();
  const { projectId, defaultPreferences } = own.config;
  const isTheirs = isAdministrator && projectId !== platformProject;
  if (!isTheirs || (draft === null && defaultPreferences === null)) return undefined;
  const save = async (): Promise<void> => {
    if (draft && !isRight(draft)) return;
    if (!(await dialogs.confirm({ text: t("tables.columns.saveForAllAsk") }))) return;
    const isSaved = await act(() => own.saveForAll(draft), t("tables.columns.savedForAll"));
    if (!isSaved) return;
    // What holds for all holds for them too.
    own.replace(null);
    onSaved();
  };
  return (
    <span className={styles.forAll}>
      <Button isBusy={isBusy} onPress={() => void save()}>{t(draft === null ? "tables.columns.forgetForAll" : "tables.columns.saveForAll")}</Button>
    </span>
  );
};
