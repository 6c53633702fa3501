import { useLayoutEffect, useMemo } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { FormChecks, type FormChecksSetting } from "../model/FormChecks.ts";
import type { FormEditor } from "../model/useFormEditor.ts";

/** The form's checks in the present language; the form itself checks by them. */
export function useFormChecks(
  { checks: present, work, isNew }: Pick<FormEditor, "checks" | "work" | "isNew">, { fields, conditions, canSave }: Pick<FormChecksSetting, "fields" | "conditions" | "canSave">,
): FormChecks {
  const i18n = useCapability("i18n");
  const locale = useReadable(i18n.locale);
  const timeZone = useReadable(i18n.timeZone);
  const t = useText();
  const definitions = useContributions("formElement");
  const checks = useMemo(
    // What no plugin draws nobody can mend.
    () => new FormChecks({ fields: fields.filter(({ type }) => definitions.some((one) => one.type === type)), conditions, work, isNew, canSave, locale, timeZone, t }),
    [fields, definitions, conditions, work, isNew, canSave, locale, timeZone, t],
  );
  useLayoutEffect(() => {
    present.current = checks;
  }, [present, checks]);
  return checks;
}
