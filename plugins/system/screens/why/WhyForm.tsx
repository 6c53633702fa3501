import { useId, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { useWhyParts, type WhyChoice } from "./useWhyObjects.ts";
import { isRecordWrong, type WhyQuestion } from "./WhyQuestion.ts";
import styles from "./WhyScreen.module.css";

const kinds = ["table", "form", "page", "menu"] as const;

interface WhyFormProps {
  readonly question: WhyQuestion;
  /** Those of the chosen kind. */
  readonly objects: readonly WhyChoice[];
  readonly onChange: (question: WhyQuestion) => void;
}

/** What is asked about: an object, a column or an element of it, a record that is reached through it. */
export function WhyForm({ question, objects, onChange }: WhyFormProps): ReactElement {
  const t = useText();
  const id = useId();
  const { kind, name, part, record } = question;
  const parts = useWhyParts(kind, name);
  const hasRows = kind === "table" || kind === "form";
  const textOf = (value: string | number | undefined): string | undefined => (value === undefined ? undefined : String(value));
  return (
    <div className={styles.fields}>
      <FieldFrame id={`${id}-kind`} label={t("system.why.kind")}>
        {(described) => (
          <SelectControl
            id={`${id}-kind`} name="kind" value={kind} isRequired {...described} options={kinds.map((one) => ({ id: one, name: t(`system.why.kind.${one}`) }))}
            onChange={(chosen) => onChange({ kind: kinds.find((one) => one === chosen) ?? "table", record: "" })}
          />
        )}
      </FieldFrame>
      <FieldFrame id={`${id}-name`} label={t("system.why.object")}>
        {(described) => (
          <SelectControl id={`${id}-name`} name="object" value={name} {...described} options={objects} onChange={(chosen) => onChange({ kind, name: textOf(chosen), record: "" })} />
        )}
      </FieldFrame>
      {hasRows && name !== undefined && (
        <>
          <FieldFrame id={`${id}-part`} label={t("system.why.part")}>
            {(described) => <SelectControl id={`${id}-part`} name="part" value={part} {...described} options={parts} onChange={(chosen) => onChange({ ...question, part: textOf(chosen) })} />}
          </FieldFrame>
          <FieldFrame id={`${id}-record`} label={t("system.why.record")} hint={t("system.why.recordHint")} errors={isRecordWrong(question) ? [t("system.why.recordWrong")] : []}>
            {(described) => (
              <TextControl id={`${id}-record`} name="record" value={record} maxLength={2000} isInvalid={isRecordWrong(question)} {...described} onChange={(text) => onChange({ ...question, record: text })} />
            )}
          </FieldFrame>
        </>
      )}
    </div>
  );
}
