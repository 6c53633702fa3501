import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { changedValues, formFields } from "../model/formFields.ts";
import type { FormData } from "../model/FormAddress.ts";
import type { FormEditor } from "../model/useFormEditor.ts";
import { fieldId, focusField } from "./focusField.ts";
import { sentRecord, type FormEnd } from "./FormEndState.tsx";
import type { FormFrameProps } from "./FormFrameProps.ts";
import type { FormPartProps } from "./FormPartProps.ts";
import { hearFilledIn } from "./hearFilledIn.ts";

interface SavingProps extends FormFrameProps {
  readonly data: FormData;
  readonly onEnd: (end: FormEnd) => void;
}

/** What follows a press on "save": the first wrong field, or what is said and where the person goes next. */
export function useSaving(props: SavingProps, editor: FormEditor, part: FormPartProps): () => void {
  const { address, frame, data } = props;
  const toasts = useCapability("toasts");
  const logging = useCapability("logging");
  const events = useCapability("events");
  const t = useText();
  const isSentIn = editor.isNew && (address.isPublic || frame === "embedded");

  const save = async (): Promise<void> => {
    const { isNew } = editor;
    const result = await editor.save();
    if (!result) return focusFirstWrong();
    void events.emit("FormSaved", { form: address.name, id: result.saved.id, isNew });
    if (isSentIn && !result.hasMore) {
      if (frame === "embedded") props.onSaved(result.saved.id);
      return props.onEnd({ kind: "sent", title: data.config.title, thanks: data.config.thanks ?? undefined, record: sentRecord(address.name, result.saved) });
    }
    void toasts.show({ kind: "success", text: t("forms.saved") });
    if (!result.hasMore) props.onSaved(result.saved.id);
  };
  const focusFirstWrong = (): void => {
    const wrong = formFields(data.config.elements).find(({ dataField }) => editor.form.getFieldState(dataField).invalid);
    focusField(part, wrong?.dataField);
  };
  return () => {
    if (!part.canSave || editor.isSaving) return;
    const before = { ...editor.form.getValues() };
    hearFilledIn(formFields(data.config.elements).map(({ dataField }) => fieldId(part.idPrefix, dataField)));
    const isFilledIn = Object.keys(changedValues(editor.form.getValues(), before)).length > 0;
    // Nothing to send: saving means being done with it.
    if (!editor.isNew && !editor.isDirty && !isFilledIn) return editor.id === undefined ? undefined : props.onSaved(editor.id);
    save().catch((failure: unknown) => logging.error(failure));
  };
}
