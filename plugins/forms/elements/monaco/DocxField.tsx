import { Download, Trash2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText, type SayLate } from "#sdk/react/live/useLateText.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { useFileDrop } from "#sdk/ui/files/useFileDrop.ts";
import { DropZone } from "../file/DropZone.tsx";
import { useFormValues } from "../../model/useFormValues.ts";
import { documentFieldWords } from "./documentFieldWords.ts";
import styles from "./DocxField.module.css";
import { TemplateFields } from "./TemplateFields.tsx";

/** Bytes: what is kept is a third longer, as letters. */
const largest = 524_288;
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A template of Word that its object holds: chosen or dropped, looked through before it is saved, and given back. */
export function DocxField(props: FormElementProps): ReactElement {
  const say = useLateText(documentFieldWords, "template");
  const locale = useLocale();
  const values = useFormValues();
  const { name, source } = values;
  const [problem, setProblem] = useState<string>();
  const held = typeof props.value === "string" ? props.value : "";
  const isFixed = props.isDisabled || props.isReadOnly;
  const take = ([file]: readonly File[]): void => {
    setProblem(undefined);
    if (isFixed || !file) return;
    if (file.size > largest) return setProblem(say("docxTooLarge", { name: file.name, max: formatFileSize(largest, locale) }));
    file.arrayBuffer().then((bytes) => props.onChange(base64Of(new Uint8Array(bytes))), () => setProblem(say("docxUnreadable", { name: file.name })));
  };
  const drop = useFileDrop(take);
  return (
    <div className={styles.control} {...drop.handlers}>
      {held !== "" && (
        <div className={styles.held}>
          <span>{say("docxHeld", { size: formatFileSize(Math.floor(held.length * 0.75), locale) })}</span>
          <Button size="small" icon={Download} onPress={() => saveDocx(held, `${typeof name === "string" && name !== "" ? name : "document"}.docx`)}>{say("docxSave")}</Button>
          {!isFixed && <IconButton icon={Trash2} label={say("docxRemove")} onPress={() => props.onChange(null)} />}
        </div>
      )}
      <DropZone field={{ ...props, element: { ...props.element, type: "file", allowedExtensions: ["docx"], maxCount: 1 } }} count={held === "" ? 0 : 1} onFiles={take} />
      {problem !== undefined && <p className={styles.failed} role="alert">{problem}</p>}
      <TemplateFields table={String(values[props.element.valueField ?? ""] ?? "")} isList={source === "selection" || source === "query"} isWord say={say} />
      {held !== "" && <Reading file={held} tableField={props.element.valueField ?? ""} say={say} />}
    </div>
  );
}

interface ReadingProps {
  readonly file: string;
  /** The field that names the table whose records fill it. */
  readonly tableField: string;
  readonly say: SayLate;
}

/** What stands in the file: the fields that it is filled with, and what is wrong. */
function Reading({ file, tableField, say }: ReadingProps): ReactElement {
  const http = useCapability("http");
  const locale = useLocale();
  const values = useFormValues();
  const [table, source] = [String(values[tableField] ?? ""), values["source"]];
  const from = source === "selection" || source === "query" ? source : "record";
  const [read] = useLoaded(async (signal) => {
    if (table === "") return undefined;
    return await http.call("POST documents-draft/read", { body: { draft: { kind: "docx", table, source: from, file } }, signal });
  }, [http, table, from, file]);
  if (read.state === "loading" || (read.state === "ready" && read.value === undefined)) return <></>;
  const { fields, faults } = read.state === "failed" ? { fields: [], faults: [readFailure(read.failure, locale)] } : (read.value ?? { fields: [], faults: [] });
  return (
    <section className={styles.reading} aria-label={say("docxFields")}>
      {faults.length > 0 && <ul className={styles.faults} role="alert">{faults.map((fault) => <li key={fault}>{fault}</li>)}</ul>}
      {fields.length > 0 && (
        <>
          <p className={styles.note}>{say("docxFields")}</p>
          <ul className={styles.fields}>{fields.map((field) => <li key={field}><code>{field}</code></li>)}</ul>
        </>
      )}
    </section>
  );
}

/** A part at a time: a call takes so many letters at once. */
function base64Of(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += 8_192) letters += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(letters);
}

function saveDocx(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: word }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
