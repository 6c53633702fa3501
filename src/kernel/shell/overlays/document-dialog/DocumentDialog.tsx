import { FileDown, FileText, Printer } from "lucide-react";
import { useId, useState, type ReactElement } from "react";
import type { DocumentWish } from "#sdk/capabilities/documents.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { useKernel } from "../../react/KernelContext.ts";
import { useLayer } from "../useLayer.ts";
import styles from "./DocumentDialog.module.css";
import { KeptDocuments } from "./KeptDocuments.tsx";
import { useDocument } from "./useDocument.ts";

/** Which template, as what and in which language; then it is looked at, printed and saved. */
export const DocumentDialog = ({ wish }: { readonly wish: DocumentWish }): ReactElement => {
  const { i18n, overlays } = useKernel();
  const t = (key: string): string => i18n.t(`documents.${key}`);
  const text = useUiText();
  const choice = useDocument(wish);
  const [printed, setPrinted] = useState<string>();
  const { templates, template, format, locale, isBusy, preview } = choice;
  const close = (): void => overlays.closeDocument();
  useLayer(close);
  const languages = new Map(i18n.languages.value.map(({ code, name }) => [code, name]));
  const isPrinted = template?.formats.includes("html") === true;
  return (
    <ModalFrame
      title={template?.title ?? t("title")}
      icon={FileText}
      width="820px"
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{template ? text.cancel : text.close}</Button>
          {isPrinted && <Button icon={Printer} isBusy={isBusy} onPress={() => void choice.print().then(setPrinted)}>{t("print")}</Button>}
          {template && <Button tone="primary" icon={FileDown} isBusy={isBusy} onPress={() => void choice.save()}>{t("save")}</Button>}
        </>
      }
    >
      <div className={styles.body}>
        {templates?.length === 0 && choice.kept.length === 0 && !isBusy && <EmptyState isCompact icon={FileText} title={t("none")} />}
        <div className={styles.choices}>
          {templates && <OneOf legend={t("template")} options={templates.map(({ name, title }) => [name, title])} value={template?.name} onChange={(name) => choice.choose({ name })} />}
          {template && <OneOf legend={t("format")} options={template.formats.map((one) => [one, one.toUpperCase()])} value={format} onChange={(one) => choice.choose({ format: one })} />}
          {template && <OneOf legend={t("language")} options={template.locales.map((code) => [code, languages.get(code) ?? code])} value={locale} onChange={(code) => choice.choose({ locale: code })} />}
        </div>
        {choice.failure !== undefined && <p className={styles.failed} role="alert">{readFailure(choice.failure, i18n.locale.value)}</p>}
        {preview !== undefined && <iframe className={styles.preview} title={t("preview")} src={preview} sandbox="" />}
        {template?.isNumbered && <p className={styles.note}>{t("numbered")}</p>}
        {choice.isLater && <p role="status">{t("later")}</p>}
        {choice.kept.length > 0 && <KeptDocuments documents={choice.kept} onSave={choice.saveKept} />}
        {printed !== undefined && (
          <iframe
            key={printed}
            className={styles.printed}
            title={t("print")}
            aria-hidden
            tabIndex={-1}
            src={printed}
            // Nothing in it runs: neither its own policy nor this list lets any.
            sandbox="allow-same-origin allow-modals"
            onLoad={({ currentTarget }) => currentTarget.contentWindow?.print()}
          />
        )}
      </div>
    </ModalFrame>
  );
};

interface OneOfProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** Nothing where there is nothing to choose. */
function OneOf<Value extends string>({ legend, options, value, onChange }: OneOfProps<Value>): ReactElement {
  const name = useId();
  if (options.length < 2) return <></>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(([one, text]) => (
        <label key={one} className={styles.option}>
          <input type="radio" className={styles.radio} name={name} checked={one === value} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
