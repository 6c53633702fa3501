import { useState, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useOutline } from "#sdk/react/useOutline.ts";
import { Disclosure } from "#sdk/ui/layout/Disclosure.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import styles from "./TemplateFields.module.css";

interface TemplateFieldsProps {
  /** The table whose records fill the template. */
  readonly table: string;
  /** Whether it is filled with many of them at once, as `rows`. */
  readonly isList: boolean;
  readonly isWord: boolean;
  readonly say: SayLate;
}

/** What a template may name, each copied by a press: whoever writes it need not know the fields. */
export function TemplateFields({ table, isList, isWord, say }: TemplateFieldsProps): ReactElement {
  const clipboard = useCapability("clipboard");
  const [outline] = useOutline();
  const [copied, setCopied] = useState<string>();
  const names = outline.state === "ready" ? namesOf(outline.value, table, isList ? "line" : "row") : [];
  if (names.length === 0) return <></>;
  const around = isWord ? "{{#line of rows}} … {{/}}" : 'data-each="line of rows"';
  const offered = [...(isList ? [{ text: around, title: say("each") }] : []), ...names, { text: "{{number}}", title: say("number") }, { text: "{{today}}", title: say("today") }];
  return (
    <Disclosure title={say("fields")}>
      <p className={styles.note}>{say("fieldsHint")}</p>
      <ul className={styles.fields}>
        {offered.map(({ text, title }) => (
          <li key={text}>
            <button type="button" className={styles.field} onClick={() => void clipboard.writeText(text).then(() => setCopied(text))}>
              <span>{title}</span>
              <code>{text}</code>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>{copied === undefined ? "" : say("copied", { text: copied })}</p>
    </Disclosure>
  );
}

function namesOf({ tables, datasets }: ProjectOutline, table: string, of: string): { text: string; title: string }[] {
  const dataset = tables.find(({ name }) => name === table)?.dataset;
  const fields = datasets.find(({ name }) => name === dataset)?.fields ?? [];
  return fields.map(({ name, title }) => ({ text: `{{${of}.${name}}}`, title: title === "" ? name : title }));
}
