import { FlaskConical } from "lucide-react";
import { useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from "react";
import { expressionMistakes, type ExpressionMistake, type Purpose } from "#core/expressions/index.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { CodeAssist } from "#sdk/ui/controls/code/CodeAssist.ts";
import { CodeControl } from "#sdk/ui/controls/code/CodeControl.tsx";
import { FormHandleContext } from "../../model/FormHandleContext.ts";
import { elementControlProps } from "../elementControlProps.ts";
import styles from "./expression.module.css";
import { ExpressionTest } from "./ExpressionTest.tsx";
import { nameOffers, type Known } from "./nameOffers.ts";
import { readPurpose } from "./readPurpose.ts";
import { sayFault } from "./sayFault.ts";
import { useExpressionTest } from "./useExpressionTest.ts";
import { useExpressionText } from "./useExpressionText.ts";
import { useFormulaScope } from "./useFormulaScope.ts";

const noFields: Known["fields"] = [];

/**
 * An expression of configuration: coloured, with the names that there are, told where it is wrong while it is written, and tried
 * on records of whose it is. Nothing of it is evaluated here: the capability does that, as everywhere.
 */
export function ExpressionControl(props: FormElementProps): ReactElement {
  const { element, related } = props;
  const text = typeof props.value === "string" ? props.value : "";
  const purpose = readPurpose(element.format);
  const say = useExpressionText();
  const [isTested, setTested] = useState(false);
  const scope = useFormulaScope(related?.filter ?? "", isTested);
  const field = useNeighbour(element.valueField);
  const fields = scope?.fields ?? noFields;
  const known = { purpose, fields, choices: useChoices(props) };
  const names = useMemo(() => namesOf(fields, { purpose, isOfTable: scope?.kind === "tables", field }), [fields, purpose, scope?.kind, field]);
  const mistakes = useMistakes({ text, purpose, names: related && !scope ? undefined : names });
  const more = useAssist(known, mistakes, say);
  const outcomes = useExpressionTest({ text, purpose, names, field }, isTested ? scope : undefined, mistakes.length === 0);
  const isFixed = props.isDisabled || props.isReadOnly;
  return (
    <div className={styles.around} onFocus={() => setTested(true)}>
      <CodeControl {...elementControlProps(props)} value={text} onChange={props.onChange} language="javascript" more={more} />
      {mistakes.length > 0 && (
        <ul className={styles.mistakes} role="status">
          {mistakes.map(({ line, column, detail }) => <li key={`${line}:${column}`}>{say("bad", { line, column, why: sayFault(say, detail) })}</li>)}
        </ul>
      )}
      {scope && text.trim() !== "" && !isFixed && !isTested && <Button size="small" tone="ghost" icon={FlaskConical} onPress={() => setTested(true)}>{say("test")}</Button>}
      {scope?.rows && text.trim() !== "" && <ExpressionTest purpose={purpose} scope={scope} outcomes={outcomes} say={say} />}
    </div>
  );
}

/** Names that an expression sees beside those of its purpose: of a form's its fields, of a footer the columns. */
function namesOf(fields: Known["fields"], { purpose, isOfTable, field }: { purpose: Purpose; isOfTable: boolean; field: string | undefined }): string[] {
  const own = field === undefined ? [] : [field];
  if (purpose !== "footer" && isOfTable) return [];
  return [...new Set([...fields.map(({ name }) => name), ...own])].filter((name) => /^[A-Za-z_]\w*$/.test(name));
}

/** The value of another field of the form: the name of what the expression sees as `value`. */
function useNeighbour(name: string | undefined): string | undefined {
  const handle = useContext(FormHandleContext);
  const value = useSyncExternalStore((listener) => handle?.subscribe(listener) ?? (() => undefined), () => (name === undefined ? undefined : handle?.values()[name]));
  return typeof value === "string" && value !== "" ? value : undefined;
}

const noChoices: Known["choices"] = [];

/** Names that may stand in place of an expression, of a format or a colour. */
function useChoices({ element, form, isPublic }: FormElementProps): Known["choices"] {
  const forms = useCapability("forms");
  const { code: language } = useLanguage();
  const isAsked = element.hasRemoteOptions === true;
  const [loaded] = useLoaded(async (signal) => (isAsked ? await forms.options(form, element.id, { isPublic, signal }) : noChoices), [forms, form, element.id, isPublic, isAsked, language]);
  return loaded.state === "ready" ? loaded.value : noChoices;
}

interface Checked {
  readonly text: string;
  readonly purpose: Purpose;
  /** Undefined until they are known: until then no name is wrong. */
  readonly names: readonly string[] | undefined;
}

const none: readonly ExpressionMistake[] = [];

function useMistakes({ text, purpose, names }: Checked): readonly ExpressionMistake[] {
  return useMemo(() => {
    const found = expressionMistakes({ text, purpose, names: names ?? [] });
    const told = names ? found : found.filter(({ code }) => code !== "unknown_name");
    return told.length === 0 ? none : told;
  }, [text, purpose, names]);
}

/** What the editor knows: one for as long as it is shown. */
function useAssist(known: Known, mistakes: readonly ExpressionMistake[], say: ReturnType<typeof useExpressionText>): CodeAssist["extension"] {
  const [assist] = useState(() => new CodeAssist((before) => nameOffers(before, known), say("names")));
  useEffect(() => assist.offer((before) => nameOffers(before, known)));
  useEffect(() => assist.mark(mistakes.map((mistake) => ({ ...mistake, detail: sayFault(say, mistake.detail) }))), [assist, mistakes, say]);
  return assist.extension;
}
