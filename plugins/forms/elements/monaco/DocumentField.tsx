import { ChevronRight, Eye, EyeOff } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useSettled } from "#sdk/react/live/useSettled.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { MonacoControl } from "#sdk/ui/controls/monaco/MonacoControl.tsx";
import { useFormValues } from "../../model/useFormValues.ts";
import { elementControlProps } from "../elementControlProps.ts";
import { documentFieldWords } from "./documentFieldWords.ts";
import styles from "./monaco.module.css";
import { TemplateFields } from "./TemplateFields.tsx";
import { textOf } from "./textOf.ts";

interface Mark {
  readonly line: number;
  readonly message: string;
}

/** A template of a document, and when it is asked for what it looks like with a record: it follows what is typed. */
export function DocumentField(props: FormElementProps): ReactElement {
  const say = useLateText(documentFieldWords, "template");
  const values = useFormValues();
  const source = values["source"];
  const [isShown, setShown] = useState(false);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  return (
    <div className={styles.around}>
      <MonacoControl {...elementControlProps(props)} value={textOf(props.value)} onChange={props.onChange} language={props.element.format} marks={isShown ? marks : []} />
      <TemplateFields table={textOf(values[props.element.valueField ?? ""])} isList={source === "selection" || source === "query"} isWord={false} say={say} />
      <div>
        <Button size="small" tone="ghost" icon={isShown ? EyeOff : Eye} aria={{ "aria-expanded": isShown }} onPress={() => setShown(!isShown)}>{say(isShown ? "hide" : "show")}</Button>
      </div>
      {isShown && <Preview content={textOf(props.value)} tableField={props.element.valueField ?? ""} say={say} onMarks={setMarks} />}
    </div>
  );
}

interface PreviewProps {
  readonly content: string;
  /** The field that names the table whose records fill it. */
  readonly tableField: string;
  readonly say: (key: string) => string;
  readonly onMarks: (marks: readonly Mark[]) => void;
}

/** Milliseconds of rest after a key. */
const rest = 800;
/** Records to look at it with. */
const samples = 20;

function Preview({ content, tableField, say, onMarks }: PreviewProps): ReactElement {
  const [http, documents] = [useCapability("http"), useCapability("documents")];
  const locale = useLocale();
  const values = useFormValues();
  const [table, source] = [textOf(values[tableField]), textOf(values["source"])];
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [rows] = useLoaded(async () => (table === "" ? [] : (await http.call("POST tables/{name}/rows", { params: { name: table }, body: { pageSize: samples, count: false } })).rows), [http, table]);
  const ids = rows.state === "ready" ? rows.value.flatMap(({ $id }) => (typeof $id === "string" ? [$id] : [])) : [];
  const id = ids[at % Math.max(1, ids.length)];
  const draft = useSettled(useMemo(() => ({ content, table, source, id }), [content, table, source, id]), rest);
  const look = useEffectEvent(async (wanted: typeof draft) => {
    const isFilled = wanted.table !== "" && (wanted.source === "query" || wanted.id !== undefined);
    if (!isFilled) return;
    try {
      const from = wanted.source === "selection" || wanted.source === "query" ? wanted.source : "record";
      setShown(await documents.lookAt({ kind: "html", table: wanted.table, source: from, content: wanted.content }, wanted.id));
      setFailure(undefined);
      onMarks([]);
    } catch (error) {
      const text = readFailure(error, locale);
      setFailure(text);
      onMarks(markOf(error, text));
    }
  });
  useEffect(() => void look(draft), [draft]);
  return (
    <section className={styles.result} aria-label={say("result")}>
      {ids.length > 1 && source !== "query" && <div><Button size="small" tone="ghost" icon={ChevronRight} onPress={() => setAt(at + 1)}>{say("next")}</Button></div>}
      {failure !== undefined && <p className={styles.failed} role="alert">{failure}</p>}
      {shown !== undefined && <iframe className={styles.page} title={say("result")} src={shown} sandbox="" />}
      {rows.state === "ready" && ids.length === 0 && source !== "query" && <p>{say("none")}</p>}
    </section>
  );
}

/** The line of the template that the server's refusal is about. */
function markOf(error: unknown, message: string): Mark[] {
  const fault = error instanceof PlatonError ? (error.details.data as { readonly fault?: { readonly line?: number } } | undefined)?.fault : undefined;
  return fault?.line === undefined ? [] : [{ line: fault.line, message }];
}
