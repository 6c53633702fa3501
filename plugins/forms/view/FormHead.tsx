import type { ReactElement } from "react";
import type { ScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Badge } from "#sdk/ui/status/Badge.tsx";
import type { FormConfig } from "#sdk/wire.ts";
import { formFields, type FormValues } from "../model/formFields.ts";
import type { FormEditor } from "../model/useFormEditor.ts";
import styles from "./FormHead.module.css";

interface HeadingOptions {
  readonly config: FormConfig;
  readonly editor: FormEditor;
  readonly canSave: boolean;
  readonly t: (key: string) => string;
}

/** What the form is called: its title and the record's first text, whether it is new or only to be read, and unsaved. */
export function headingOf({ config, editor, canSave, t }: HeadingOptions): ScreenHeading {
  const name = editor.isNew ? undefined : recordName(config, editor.before);
  return {
    title: name === undefined ? config.title : `${config.title} · ${name}`,
    ...(!canSave && { status: { text: t("forms.readOnly"), tone: "neutral" } }),
    ...(canSave && editor.isNew && !config.isPublic && { status: { text: t("forms.newRecord"), tone: "accent" } }),
    ...(editor.isDirty && { note: t("forms.unsaved") }),
  };
}

const longestName = 60;

function recordName({ elements }: FormConfig, values: FormValues): string | undefined {
  const first = formFields(elements).find(({ type }) => type === "text");
  const text = first && values[first.dataField];
  if (typeof text !== "string" || text.trim() === "") return undefined;
  return text.length > longestName ? `${text.slice(0, longestName)}…` : text;
}

/** The head of a form outside a modal; a modal draws its own. */
export function FormHead({ heading, isScreen, onArrange }: { readonly heading: ScreenHeading; readonly isScreen: boolean; readonly onArrange?: (() => void) | undefined }): ReactElement {
  const t = useText();
  const Title = isScreen ? "h1" : "h2";
  return (
    <header className={styles.head}>
      <Title className={styles.title}>{heading.title}</Title>
      {heading.status && <Badge tone={heading.status.tone}>{heading.status.text}</Badge>}
      <span className={styles.note}>{heading.note}</span>
      {onArrange && <Button tone="ghost" size="small" onPress={onArrange}>{t("places.arrange.open")}</Button>}
    </header>
  );
}
