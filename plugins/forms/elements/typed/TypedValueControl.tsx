import { SquareFunction } from "lucide-react";
import { useMemo, useState, type ReactElement } from "react";
import { coerceValue } from "#core/elements/elementValue.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { isObject } from "#core/isObject.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useLateText, type SayLate } from "#sdk/react/live/useLateText.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import type { FormElement } from "#sdk/wire.ts";
import { useFormValues } from "../../model/useFormValues.ts";
import { elementControlProps } from "../elementControlProps.ts";
import { ExpressionControl } from "../expression/ExpressionControl.tsx";
import { useFormulaScope } from "../expression/useFormulaScope.ts";
import { RawJsonControl } from "./RawJsonControl.tsx";
import styles from "./typed.module.css";
import { endsOf, spanOf, typedShape } from "./typedShape.ts";
import { typedWords } from "./typedWords.ts";

/** A value of the type that another field of the form names, by the control of that type; or the expression that works it out. */
export function TypedValueControl(props: FormElementProps): ReactElement {
  const { element, value } = props;
  const say = useLateText(typedWords, "typed");
  const formula = formulaOf(value);
  const [wish, setWish] = useState(formula !== undefined);
  const mayCompute = typeof element.format === "string" && element.format !== "";
  const isComputed = mayCompute && (formula !== undefined || (wish && (value === null || value === undefined)));
  const isFixed = props.isDisabled || props.isReadOnly;
  const toggle = (): void => {
    setWish(!isComputed);
    props.onChange(null);
  };
  return (
    <div className={styles.line}>
      <div className={styles.control}>
        {isComputed ? <Formula {...props} text={formula ?? ""} /> : <Value {...props} say={say} />}
      </div>
      {mayCompute && !isFixed && <IconButton icon={SquareFunction} label={say("computed")} isPressed={isComputed} onPress={toggle} />}
    </div>
  );
}

const formulaOf = (value: unknown): string | undefined => (isObject(value) && typeof value["$expression"] === "string" ? value["$expression"] : undefined);

const Formula = ({ text, ...props }: FormElementProps & { readonly text: string }): ReactElement => {
  const { valueField: _type, ...element } = props.element;
  const change = (next: unknown): void => props.onChange(typeof next === "string" && next.trim() !== "" ? { $expression: next } : null);
  return <ExpressionControl {...props} element={element} value={text} onChange={change} />;
};

function Value({ say, ...props }: FormElementProps & { readonly say: SayLate }): ReactElement {
  const ui = useUiText();
  const { element, value, related } = props;
  const values = useFormValues();
  const scope = useFormulaScope(related?.filter ?? "", false);
  const of = values["dataField"] ?? values["field"];
  const offered = scope?.fields.find(({ name }) => name === of)?.options;
  const shape = typedShape(values[element.valueField ?? ""], values, offered);
  switch (shape.kind) {
    case "json": return <RawJsonControl {...props} />;
    case "flag": {
      const options = [{ id: "true", name: ui.yes }, ...(shape.mayBeNo ? [{ id: "false", name: ui.no }] : [])];
      return <SelectControl {...elementControlProps(props)} isClearable options={options} value={typeof value === "boolean" ? String(value) : undefined} onChange={(id) => props.onChange(id === undefined ? null : id === "true")} />;
    }
    case "pair": {
      const [from, to] = endsOf(value);
      return (
        <div className={styles.pair}>
          <FieldFrame id={props.id} label={say("from")}>{() => <One {...props} made={shape.element} value={from} onChange={(next) => props.onChange(spanOf(next, to))} />}</FieldFrame>
          <FieldFrame id={`${props.id}-to`} label={say("to")}>{() => <One {...props} id={`${props.id}-to`} made={shape.element} value={to} onChange={(next) => props.onChange(spanOf(from, next))} />}</FieldFrame>
        </div>
      );
    }
    case "one": return <One {...props} made={shape.element} />;
  }
}

interface OneProps extends FormElementProps {
  readonly made: Pick<FormElement, "type"> & Partial<FormElement>;
}

/** By the control of its type, which is another one as soon as the type is. */
function One({ made, ...props }: OneProps): ReactElement | undefined {
  const definition = useContributions("formElement").find(({ type }) => type === made.type);
  const { element, onChange, onBlur, value } = props;
  const text = JSON.stringify(made);
  const shown = useMemo(() => {
    const { valueField: _type, relatedSelect: _of, format: _purpose, ...own } = element;
    return { ...own, isRequired: false, hasRemoteOptions: false, children: [], ...(JSON.parse(text) as typeof made) };
  }, [element, text]);
  if (!definition) return undefined;
  const { component: Control } = definition;
  const leave = (): void => {
    const plain = plainValue(made.type, value);
    if (plain !== value) onChange(plain);
    onBlur();
  };
  return <Control key={made.type} {...props} element={shown} onChange={(next) => onChange(isNothing(next) ? null : next)} onBlur={leave} related={undefined} />;
}

const isNothing = (value: unknown): boolean => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** As configuration has it: a number is one. What is none of the type stays as it was typed, for the server to say so. */
function plainValue(type: string, value: unknown): unknown {
  const coercion = typeof value === "string" ? coerceValue(type, value) : undefined;
  if (!coercion?.ok || coercion.value === null) return value;
  const kind = valueKindOf(type);
  return kind === "number" || kind === "int" ? Number(coercion.value) : coercion.value;
}
