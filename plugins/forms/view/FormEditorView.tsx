import { useEffect, useId, useMemo, useRef, type ReactElement, type RefObject } from "react";
import { CogLayer } from "#sdk/react/CogLayer.tsx";
import { useCogs } from "#sdk/react/useCogs.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { ActionBar } from "#sdk/ui/actions/ActionBar.tsx";
import type { FormExpressions } from "../model/formExpressions.ts";
import { KnownNamesContext } from "../model/KnownNames.ts";
import { createFormHandle, type FormHandle } from "../model/FormHandle.ts";
import { FormHandleContext } from "../model/FormHandleContext.ts";
import { formFields, isEditable, valuesToSend, type FieldElement } from "../model/formFields.ts";
import type { FormData } from "../model/FormAddress.ts";
import { useFormDefaults } from "../model/useFormDefaults.ts";
import { useFormEditor, type FormEditor } from "../model/useFormEditor.ts";
import { useKnownNames } from "../model/useKnownNames.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { focusDrawn } from "./focusField.ts";
import { FormActions } from "./FormActions.tsx";
import styles from "./FormEditorView.module.css";
import { FormElements } from "./FormElements.tsx";
import type { FormEnd } from "./FormEndState.tsx";
import type { FormFrameProps } from "./FormFrameProps.ts";
import { FormHead, headingOf } from "./FormHead.tsx";
import { FormHistory } from "./FormHistory.tsx";
import { FormNotices } from "./FormNotices.tsx";
import { FormTrap } from "./FormTrap.tsx";
import type { FormPartProps } from "./FormPartProps.ts";
import { PrintedForm } from "./PrintedForm.tsx";
import { steadyPress } from "./steadyPress.ts";
import { useFormChecks } from "./useFormChecks.ts";
import { useFormConditions } from "./useFormConditions.ts";
import { isDoneWithLine, useSaveKeys } from "./useSaveKeys.ts";
import { useSaving } from "./useSaving.ts";

interface FormEditorViewProps extends FormFrameProps {
  readonly data: FormData;
  readonly expressions: FormExpressions;
  readonly onEnd: (end: FormEnd) => void;
}

/** A form with its values, actions and what is wrong with them. */
export function FormEditorView(props: FormEditorViewProps): ReactElement {
  const { data, address, frame } = props;
  const t = useText();
  const idPrefix = useId();
  const sheet = useRef<HTMLFormElement>(null);
  const editor = useFormEditor(data, address, props.query);
  const { config } = editor;
  const { insert, update } = config.permissions;
  const canSave = editor.isNew ? insert : update;
  const conditions = useFormConditions({ config, expressions: props.expressions, query: props.query }, editor);
  useFormDefaults({ config, expressions: props.expressions, conditions }, editor);
  const fields = useMemo(() => formFields(config.elements), [config.elements]);
  const checks = useFormChecks(editor, { fields, conditions, canSave });
  const cogs = useCogs(config);
  const part = usePart(props, editor, { idPrefix, canSave, conditions, fields, checks, cogs });
  const names = useKnownNames(data, address, editor.places);
  const save = useSaving(props, editor, part);
  const handle = useHandle({ config, editor, submit: save, close: props.onLeave });
  const heading = headingOf({ config, editor, canSave, t });
  useScreenHeading(frame === "embedded" ? undefined : heading);
  useSaveKeys(sheet, { save, isFrameWide: frame !== "embedded" });
  useFirstFocus(props, editor, part);
  const body = useKeptFocus(editor);
  return (
    <form
      ref={sheet}
      className={styles.form}
      data-frame={frame}
      noValidate
      onSubmit={(event) => {
        // A component in one of the elements may hold a form of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        // Enter submits a form of one line only; the browser would submit any.
        if (isDoneWithLine(event.nativeEvent, event.currentTarget) && fields.length > 1) event.preventDefault();
      }}
    >
      {frame !== "modal" && <FormHead heading={heading} isScreen={frame !== "embedded"} onArrange={cogs && props.onArrange} />}
      <div className={styles.sheet} {...steadyPress}>
        <div ref={body} className={styles.body} tabIndex={-1}>
          <KnownNamesContext value={names}>
            {!address.isPublic && <FormHistory editor={editor} form={address.name} />}
            <FormNotices config={config} editor={editor} address={address} onRetry={save} />
            {address.isPublic && <FormTrap mark={editor.trap} />}
            <FormHandleContext value={handle}>
              <FormElements elements={config.elements} part={part} />
              <CogLayer />
              <PrintedForm elements={config.elements} part={part} />
            </FormHandleContext>
          </KnownNamesContext>
        </div>
        <ActionBar summary={<ErrorSummary config={config} part={part} note={editor.isWaiting ? t("forms.waitsForFiles") : undefined} />}>
          <FormActions {...props} editor={editor} canSave={canSave} draft={() => valuesToSend(config, editor.form.getValues(), { before: editor.isNew ? undefined : editor.before, isPresent: (id) => conditions.isPresent(id) })} />
        </ActionBar>
      </div>
    </form>
  );
}

/** What the memoised parts get; the same object until something of it changes. */
function usePart(
  { address }: FormEditorViewProps, { form, states, places, work, isNew }: FormEditor, more: Pick<FormPartProps, "idPrefix" | "canSave" | "conditions" | "fields" | "checks" | "cogs">,
): FormPartProps {
  const { control } = form;
  const { name, isPublic } = address;
  const { idPrefix, canSave, conditions, fields, checks, cogs } = more;
  return useMemo(
    () => ({ control, form: name, isPublic, isNew, canSave, idPrefix, conditions, checks, states, places, work, fields, cogs }),
    [control, name, isPublic, isNew, canSave, idPrefix, conditions, checks, states, places, work, fields, cogs],
  );
}

/** The same for as long as the form is open, so that typing draws no element that only has the handle. */
function useHandle(handled: Parameters<typeof createFormHandle>[0]): FormHandle {
  const latest = useRef(handled);
  latest.current = handled;
  return useMemo(() => {
    const now = (): FormHandle => createFormHandle(latest.current);
    return {
      values: () => now().values(),
      setValue: (name, value) => now().setValue(name, value),
      submit: () => now().submit(),
      reset: () => now().reset(),
      close: () => now().close(),
      subscribe: (listener) => now().subscribe(listener),
    };
  }, []);
}

/** A notice that is dealt with takes its pressed button with it; the focus stays in the form. */
function useKeptFocus({ conflict, failure, outside }: FormEditor): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const hasNotice = [conflict, failure, outside].some(Boolean);
  const hadNotice = useRef(false);
  useEffect(() => {
    if (hadNotice.current && !hasNotice && document.activeElement === document.body) body.current?.focus({ preventScroll: true });
    hadNotice.current = hasNotice;
  }, [hasNotice]);
  return body;
}

/** A new record begins in its first field; inside a page the form is not what the person came for. */
function useFirstFocus({ frame, data }: FormEditorViewProps, { isNew }: FormEditor, part: FormPartProps): void {
  const isWanted = isNew && frame !== "embedded" && data.config.permissions.insert;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    const isFirst = (element: FieldElement): boolean => isEditable(element) && part.places.isDrawn(element.dataField);
    const first = part.fields.find(isFirst);
    if (first) focusDrawn(part.idPrefix, first.dataField);
  }, [isWanted, part]);
}
