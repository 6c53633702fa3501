import { CircleCheckBig, Trash2 } from "lucide-react";
import type { MouseEvent, ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import type { SavedRecord } from "#sdk/wire.ts";
import { useRestore } from "../model/useRestore.ts";
import styles from "./FormEndState.module.css";
import type { FormFrameProps } from "./FormFrameProps.ts";

/** How a form that stays in its place came to its end. */
export type FormEnd =
  | { readonly kind: "sent"; readonly title: string; readonly thanks: string | undefined; readonly record: SentRecord | undefined }
  | { readonly kind: "deleted"; readonly title: string };

/** Where a guest reads again what they sent. */
interface SentRecord {
  readonly link: string;
  /** ISO 8601. */
  readonly until: string;
}

export function sentRecord(form: string, { id, ticket, ticketUntil: until }: SavedRecord): SentRecord | undefined {
  if (ticket === undefined || until === undefined) return undefined;
  return { link: `public/forms/${encodeURIComponent(form)}/${encodeURIComponent(id)}?ticket=${encodeURIComponent(ticket)}`, until };
}

interface FormEndStateProps extends FormFrameProps {
  readonly end: FormEnd;
  readonly onAgain: () => void;
}

/** "Thank you" after a form that was sent in; "deleted", with the way back, where a record stood. */
export function FormEndState(props: FormEndStateProps): ReactElement {
  useScreenHeading({ title: props.end.title });
  switch (props.end.kind) {
    case "sent":
      return <SentState {...props} thanks={props.end.thanks} record={props.end.record} />;
    case "deleted":
      return <DeletedState {...props} />;
  }
}

type SentStateProps = FormEndStateProps & Pick<FormEnd & { readonly kind: "sent" }, "thanks" | "record">;

function SentState({ thanks, record, onAgain, onLeave }: SentStateProps): ReactElement {
  const t = useText();
  return (
    <div role="status">
      <EmptyState
        icon={CircleCheckBig}
        title={t("forms.sent.title")}
        hint={thanks ?? t("forms.sent.hint")}
        actions={
          <>
            <Button autoFocus onPress={onAgain}>{t("forms.sent.again")}</Button>
            {onLeave && <Button onPress={onLeave}>{t("forms.close")}</Button>}
          </>
        }
      />
      {record && <SentRecordLink record={record} />}
    </div>
  );
}

/** A real link: a guest has no other way back, and may keep its address. */
function SentRecordLink({ record: { link, until } }: { readonly record: SentRecord }): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const open = (event: MouseEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigation.open(link);
  };
  return (
    <p className={styles.record}>
      <Link href={navigation.href(link)} onPress={open}>{t("forms.sent.read")}</Link>
      <span className={styles.until}>{t("forms.sent.readUntil", { at: formatDateTime(until, { timeZone }) })}</span>
    </p>
  );
}

function DeletedState({ address, onAgain, onLeave }: FormEndStateProps): ReactElement {
  const t = useText();
  const { name, id = "" } = address;
  const restore = useRestore(name);
  return (
    <div role="status">
      <EmptyState
        icon={Trash2}
        title={t("forms.deleted")}
        hint={t("forms.deletedHint")}
        actions={
          <>
            <Button autoFocus onPress={() => void restore(id).then((restored) => restored && onAgain())}>
              {t("forms.undo")}
            </Button>
            {onLeave && <Button onPress={onLeave}>{t("forms.back")}</Button>}
          </>
        }
      />
    </div>
  );
}
