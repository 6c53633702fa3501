import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { configProblems } from "#sdk/errors/configProblems.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { ConfigProblem } from "#sdk/wire.ts";
import { useRestore } from "../model/useRestore.ts";

const DependentsDialog = lazy(async () => ({ default: (await import("./configuration/DependentsDialog.tsx")).DependentsDialog }));

interface DeleteButtonProps {
  readonly form: string;
  readonly id: string;
  readonly version: number;
  /** A toast takes it back; without it what stands in the form's place afterwards does. */
  readonly hasUndo: boolean;
  readonly onDeleted: () => void;
}

/** Deletes softly after a question; it can be taken back (D7). */
export function DeleteButton({ form, id, version, hasUndo, onDeleted }: DeleteButtonProps): ReactElement {
  const forms = useCapability("forms");
  const dialogs = useCapability("dialogs");
  const toasts = useCapability("toasts");
  const i18n = useCapability("i18n");
  const t = useText();
  const restore = useRestore(form);
  /** What leads to a configuration object, which therefore stays. */
  const [problems, setProblems] = useState<readonly ConfigProblem[]>();
  const remove = async (): Promise<void> => {
    if (!(await dialogs.confirm({ text: t("forms.deleteQuestion"), isDangerous: true }))) return;
    try {
      await forms.remove(form, id, { version });
    } catch (failure) {
      if (!(failure instanceof PlatonError)) throw failure;
      if (failure.code === "config_invalid") return setProblems(configProblems(failure));
      return await toasts.show({ kind: "error", text: readFailure(failure, i18n.locale.value) });
    }
    onDeleted();
    if (!hasUndo) return;
    const undo = { label: t("forms.undo"), run: () => void restore(id) };
    await toasts.show({ kind: "success", text: t("forms.deleted"), action: undo });
  };
  return (
    <>
      <IconButton icon={Trash2} label={t("forms.delete")} onPress={() => void remove()} />
      {problems && <Suspense><DependentsDialog problems={problems} onClose={() => setProblems(undefined)} /></Suspense>}
    </>
  );
}
