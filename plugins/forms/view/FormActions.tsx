import { Printer, Save, Send } from "lucide-react";
import { lazy, Suspense, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { FormData } from "../model/FormAddress.ts";
import type { FormValues } from "../model/formFields.ts";
import type { FormEditor } from "../model/useFormEditor.ts";
import { CopyButton } from "./configuration/CopyButton.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import type { FormEnd } from "./FormEndState.tsx";
import type { FormFrameProps } from "./FormFrameProps.ts";
import type { Tried } from "../trial/Tried.ts";

const TryButton = lazy(async () => ({ default: (await import("../trial/TryButton.tsx")).TryButton }));
const MetricButton = lazy(async () => ({ default: (await import("../trial/MetricButton.tsx")).MetricButton }));

/** Forms from which an endpoint can be tried. */
const isTried = (form: string): form is Tried["entity"] => form === "api_endpoints" || form === "api_stages";

interface FormActionsProps extends FormFrameProps {
  readonly data: FormData;
  readonly editor: FormEditor;
  readonly canSave: boolean;
  /** What a save would send now. */
  readonly draft: () => FormValues;
  readonly onEnd: (end: FormEnd) => void;
}

/** Delete, cancel, save: the primary one last. */
export function FormActions({ data, editor, canSave, draft, address, frame, onLeave, onEnd }: FormActionsProps): ReactElement {
  const t = useText();
  const documents = useCapability("documents");
  const { id } = editor;
  const isSentIn = address.isPublic || (frame === "embedded" && editor.isNew);
  const deleted = (): void => {
    editor.forget();
    if (frame === "modal") onLeave?.();
    else onEnd({ kind: "deleted", title: data.config.title });
  };
  return (
    <>
      {editor.id !== undefined && data.config.history === "configuration" && data.config.permissions.insert && <CopyButton entity={address.name} id={editor.id} />}
      {isTried(address.name) && canSave && <Suspense><TryButton entity={address.name} id={editor.id} values={() => editor.form.getValues()} draft={draft} /></Suspense>}
      {address.name === "sql_metrics" && editor.id !== undefined && <Suspense><MetricButton values={() => editor.form.getValues()} /></Suspense>}
      {editor.id !== undefined && editor.version !== undefined && data.config.permissions.delete && (
        <DeleteButton form={address.name} id={editor.id} version={editor.version} hasUndo={frame === "modal"} onDeleted={deleted} />
      )}
      {id !== undefined && data.config.hasDocuments && <Button icon={Printer} onPress={() => void documents.open({ form: address.name, ids: [id] })}>{t("forms.documents")}</Button>}
      {onLeave && <Button onPress={onLeave}>{t(canSave ? "forms.cancel" : "forms.close")}</Button>}
      {canSave && (
        <Button
          tone="primary"
          type="submit"
          icon={isSentIn ? Send : Save}
          keys="Ctrl ↵"
          aria={{ "aria-keyshortcuts": "Control+Enter" }}
          isBusy={editor.isSaving}
        >
          {t(isSentIn ? "forms.send" : "forms.save")}
        </Button>
      )}
    </>
  );
}
