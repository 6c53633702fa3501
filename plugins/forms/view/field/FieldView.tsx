import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { valueKindOf } from "#core/elements/findElementType.ts";
import type { ViewProps } from "#sdk/contributions/view.ts";
import type { EditMove, FieldEdit, FieldEditorProps } from "#sdk/react/FieldEditor.tsx";
import { useContributions } from "#sdk/react/useContributions.ts";
import { useText } from "#sdk/react/useText.ts";
import { isComposing } from "#sdk/ui/controls/isComposing.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { isSame } from "../../model/formFields.ts";
import { KnownNames, KnownNamesContext } from "../../model/KnownNames.ts";
import { useFormExpressions } from "../../model/useFormExpressions.ts";
import { fieldId } from "../focusField.ts";
import { FormField } from "../FormField.tsx";
import { takeControl, typeInto } from "./fieldHands.ts";
import styles from "./FieldView.module.css";
import { useFieldData } from "./useFieldData.ts";
import { useSoleField, type SoleField, type SoleFieldOptions } from "./useSoleField.ts";

/** One field of a form standing alone: see `FieldEditor` of the SDK. */
export function FieldView(props: ViewProps): ReactElement | undefined {
  const { form, field, id } = props;
  if (typeof form !== "string" || typeof field !== "string") return undefined;
  return <NamedField key={JSON.stringify([form, field, id])} {...(props as ViewProps & FieldEditorProps)} />;
}

function NamedField(props: FieldEditorProps): ReactElement {
  const [data, reload] = useFieldData(props);
  const expressions = useFormExpressions(data.state === "ready" ? data.value.config : undefined);
  if (data.state === "failed") return <FailureView failure={data.failure} onRetry={reload} isCompact />;
  if (data.state === "loading" || !expressions) return <Skeleton height={34} />;
  return <KnownField {...props} sole={{ name: props.form, field: props.field, data: data.value, expressions, isBare: props.isBare === true, value: props.value }} />;
}

type KnownFieldProps = FieldEditorProps & { readonly sole: SoleFieldOptions };

function KnownField({ sole: options, ...props }: KnownFieldProps): ReactElement {
  const t = useText();
  const sole = useSoleField(options);
  const [names] = useState(() => new KnownNames());
  const { element } = sole;
  const tellUnavailable = useEffectEvent(() => props.onUnavailable?.());
  const isAvailable = element !== undefined;
  useEffect(() => {
    if (!isAvailable) tellUnavailable();
  }, [isAvailable]);
  if (!element) return <p className={styles.note}>{t("forms.fieldUnavailable")}</p>;
  return (
    <KnownNamesContext value={names}>
      <DrawnField {...props} sole={{ ...sole, element }} />
    </KnownNamesContext>
  );
}

type Sole = SoleField & { readonly element: NonNullable<SoleField["element"]> };

function DrawnField({ sole, ...props }: FieldEditorProps & { readonly sole: Sole }): ReactElement {
  const { element, part } = sole;
  const definition = useContributions("formElement").find(({ type }) => type === element.type);
  const box = useRef<HTMLDivElement>(null);
  const read = useRead(sole);
  const commit = (move: EditMove): void => void read().then((edit) => props.onCommit?.(edit, move));
  useShownErrors(sole, props.errors);
  useChanges(sole, { tell: (value) => props.onChange?.(value), commit: () => props.onCommit && commit("stay") });
  useReady(box, { id: fieldId(part.idPrefix, element.dataField), read, onReady: props.onReady });
  return (
    <div ref={box} onKeyDown={(event) => pressKey(event, box.current, { commit: props.onCommit && commit, cancel: props.onCancel })}>
      <FormField element={element} definition={definition} part={part} isBeside={false} />
    </div>
  );
}

/** Checks the field as saving would, and shows what is wrong with it. */
function useRead({ form, part, before, element: { dataField } }: Sole): () => Promise<FieldEdit> {
  return async () => {
    form.register(dataField);
    await part.work.settled();
    await form.trigger(dataField);
    const value: unknown = form.getValues(dataField);
    const message = form.getFieldState(dataField).error?.message;
    return { value, isChanged: !isSame(value, before[dataField]), problems: message ? message.split("\n") : [] };
  };
}

/** The server's texts, until the value changes. */
function useShownErrors({ form, element: { dataField } }: Sole, errors: readonly string[] = []): void {
  const text = errors.join("\n");
  useEffect(() => {
    if (text === "") return;
    form.register(dataField);
    form.setError(dataField, { type: "server", message: text });
  }, [form, dataField, text]);
}

/** Tells of each change; one choice of a list is all there is to do. */
function useChanges({ form, element }: Sole, { tell, commit }: { tell: (value: unknown) => void; commit: () => void }): void {
  const { dataField, type } = element;
  const changed = useEffectEvent((value: unknown) => {
    // The form looks again at what was touched only.
    if (form.getFieldState(dataField).error?.type === "server") form.clearErrors(dataField);
    tell(value);
    if (valueKindOf(type) === "choice") commit();
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values, name }) => name === dataField && changed(values[dataField]) }),
    [form, dataField],
  );
}

interface Hands {
  readonly id: string;
  readonly read: () => Promise<FieldEdit>;
  readonly onReady: FieldEditorProps["onReady"];
}

/** Gives the control into the caller's hands once it is in the document: some come a moment later. */
function useReady(box: { readonly current: HTMLElement | null }, { id, read, onReady }: Hands): void {
  const latest = useRef(read);
  latest.current = read;
  const isTold = useRef(false);
  const look = useEffectEvent((): boolean => {
    const control = document.getElementById(id);
    if (isTold.current || !onReady || !control) return isTold.current;
    isTold.current = true;
    onReady({ focus: () => takeControl(control), type: (text) => typeInto(control, text), read: async () => await latest.current() });
    return true;
  });
  useLayoutEffect(() => {
    if (look() || !box.current) return undefined;
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(box.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box]);
}

interface KeyActions {
  readonly commit: ((move: EditMove) => void) | undefined;
  readonly cancel: (() => void) | undefined;
}

/** Enter, Tab and Escape, where the control itself has no use for them. */
function pressKey(event: KeyboardEvent, box: HTMLElement | null, { commit, cancel }: KeyActions): void {
  const isInside = event.target instanceof Node && box?.contains(event.target) === true;
  // An input method's own Enter, and keys in the list or calendar of a control, are not meant.
  if (isComposing(event) || event.defaultPrevented || !isInside) return;
  const act = event.key === "Escape" ? cancel : commit && moveOf(event) && (() => commit(moveOf(event) ?? "stay"));
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function moveOf({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): EditMove | undefined {
  if (key === "Tab") return shiftKey ? "left" : "right";
  if (key !== "Enter" || altKey) return undefined;
  const isMeant = ctrlKey || metaKey || !(target instanceof HTMLTextAreaElement || isOtherButton(target));
  return isMeant ? "down" : undefined;
}

/** A button beside the control, which Enter presses. */
const isOtherButton = (target: EventTarget): boolean => target instanceof HTMLButtonElement && target.getAttribute("role") !== "combobox";
