import { sourceVersion } from "#core/components/sourceVersion.ts";
import { validatorSource } from "#core/components/validatorSource.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { isAllowed } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { ProjectConfig } from "../../config/index.ts";

/** The version that the validator of a form's element has now; undefined where the caller may see no such form, or it has none. */
export function validatorVersion(
  config: ProjectConfig, { caller }: Pick<CallContext, "caller">, { form: name, field }: { form: string; field: string },
): string | undefined {
  const form = config.forms.get(name);
  if (form === undefined || !isAllowed(form, "read", { caller, isPublic: caller === undefined })) return undefined;
  const element = flattenElements(form.elements).find(({ dataField, customValidator }) => dataField === field && customValidator);
  return element?.customValidator ? sourceVersion(validatorSource(form.name, field, element.customValidator)) : undefined;
}
