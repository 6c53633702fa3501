import { CloudOff, FileClock, History, Trash2, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { toneClass, type Tone } from "#sdk/ui/foundation/tones.ts";
import type { FormConfig } from "#sdk/wire.ts";
import type { DraftOffer } from "../drafts/useDrafts.ts";
import { fieldName, formFields } from "../model/formFields.ts";
import type { SaveFailure } from "../model/saveFailure.ts";
import type { FormAddress } from "../model/FormAddress.ts";
import type { FormEditor } from "../model/useFormEditor.ts";
import { useRestore } from "../model/useRestore.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import styles from "./FormNotices.module.css";

interface FormNoticesProps {
  readonly config: FormConfig;
  readonly editor: FormEditor;
  readonly address: FormAddress;
  readonly onRetry: () => void;
}

/** What concerns the whole form: a conflict, a change elsewhere, a save that failed. What is typed stays below. */
export function FormNotices(props: FormNoticesProps): ReactElement | undefined {
  const { config, editor } = props;
  const t = useText();
  if (editor.conflict)
    return <ConflictNotice config={config} theirs={editor.conflict.values} editor={editor} form={props.address.name} />;
  return (
    <>
      {editor.failure && <FailureNotice {...props} />}
      {editor.outside && <OutsideNotice {...props} />}
      {editor.drafts.offered && <DraftNotice draft={editor.drafts.offered} />}
      {editor.drafts.isOff && editor.isDirty && <Notice icon={FileClock} tone="warning" title={t("forms.draft.off")} text={t("forms.draft.offHint")} />}
    </>
  );
}

function FailureNotice({ config, editor: { failure }, onRetry }: FormNoticesProps): ReactElement | undefined {
  const t = useText();
  const locale = useReadable(useCapability("i18n").locale);
  if (!failure) return undefined;
  const isAway = failure.why.code === "network";
  const why = readFailure(failure.why, locale);
  return (
    <Notice
      icon={isAway ? CloudOff : TriangleAlert}
      tone={isAway ? "warning" : "danger"}
      isUrgent
      lines={unseenLines(failure, config, why)}
      title={t("forms.notSaved", { why })}
      text={t("forms.typedStays")}
      actions={<Button size="small" onPress={onRetry}>{t("forms.retry")}</Button>}
    />
  );
}

/** What the server says of fields that are not in sight, each with the field's name. */
function unseenLines({ unseen }: SaveFailure, config: FormConfig, why: string): string[] {
  const fields = formFields(config.elements);
  return Object.entries(unseen).flatMap(([name, texts]) => {
    const field = fields.find(({ dataField }) => dataField === name);
    // A clash that names its field says all of it itself.
    return texts.filter((text) => text !== why).map((text) => `${field ? fieldName(field) : name}: ${text}`);
  });
}

function OutsideNotice({ editor, address, config }: FormNoticesProps): ReactElement {
  const t = useText();
  const restore = useRestore(address.name);
  if (editor.outside?.kind === "changed")
    return (
      <Notice
        icon={History}
        tone="info"
        title={t("forms.changedElsewhere")}
        text={t("forms.typedStays")}
        actions={<Button size="small" onPress={editor.compare}>{t("forms.compare")}</Button>}
      />
    );
  const { id = "" } = editor;
  const revive = async (): Promise<void> => {
    const restored = await restore(id);
    if (restored) editor.revive(restored);
  };
  return (
    <Notice
      icon={Trash2}
      tone="warning"
      title={t("forms.deletedElsewhere")}
      text={t("forms.typedStays")}
      actions={config.permissions.delete && <Button size="small" onPress={() => void revive()}>{t("forms.undo")}</Button>}
    />
  );
}

/** What was typed before, in a tab that is gone. */
function DraftNotice({ draft }: { readonly draft: DraftOffer }): ReactElement {
  const t = useText();
  const i18n = useCapability("i18n");
  const [locale, timeZone] = [useReadable(i18n.locale), useReadable(i18n.timeZone)];
  const actions = (
    <>
      <Button size="small" onPress={draft.discard}>{t("forms.draft.discard")}</Button>
      <Button size="small" tone="primary" onPress={draft.restore}>{t("forms.draft.restore")}</Button>
    </>
  );
  const at = formatDateTime(new Date(draft.at), { locale, timeZone });
  return <Notice icon={FileClock} tone="info" title={t("forms.draft.found", { at })} text={t("forms.draft.hint")} actions={actions} />;
}

interface NoticeProps {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  readonly lines?: readonly string[];
  readonly actions?: ReactNode;
  /** Announced at once, else politely. */
  readonly isUrgent?: boolean;
}

function Notice({ icon, tone, title, text, lines = [], actions, isUrgent = false }: NoticeProps): ReactElement {
  return (
    <div role={isUrgent ? "alert" : "status"} className={`${styles.notice} ${toneClass(tone)}`}>
      <Icon of={icon} size={18} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{text}</p>
      </div>
      {actions}
    </div>
  );
}
