import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { flattenElements, resolveSource, type Element, type Form, type ProjectConfig } from "../config/index.ts";
import { platformProject } from "../projects/index.ts";

/** Whether an element of a form takes files from users. */
export const takesFiles = ({ type, isReadOnly, isDisabled, dataField }: Element): boolean =>
  (type === "file" || type === "image") && dataField !== undefined && isReadOnly !== true && isDisabled !== true;

/**
 * The element that a file is uploaded for (spec §3 Upload form fields): of a form that the caller may save.
 * @throws CallFailure `bad_request` naming the field; `not_found`; `forbidden`
 */
export async function findUploadTarget(context: CallContext, fields: ReadonlyMap<string, string>): Promise<Element> {
  const elementId = fields.get("form_element_id");
  if (!elementId) throw new CallFailure("bad_request", { params: { where: "form_element_id" } });
  const projectId = fields.get("form_element_project_id") || context.project.id;
  if (projectId !== context.project.id && projectId !== platformProject) throw new CallFailure("not_found");
  const config = await context.services.configuration.of(projectId);
  const found = findElement(config, elementId);
  if (!found || !takesFiles(found.element)) throw new CallFailure("not_found");
  const { element, form } = found;
  if (!isAllowed(form, "insert", context) && !isAllowed(form, "update", context)) {
    throw new CallFailure(context.isPublic ? "not_found" : "forbidden");
  }
  const source = fields.get("data_source");
  if (source && source !== resolveSource(form.source, config).name) {
    throw new CallFailure("bad_request", { params: { where: "data_source" } });
  }
  return element;
}

function findElement({ forms }: ProjectConfig, id: string): { element: Element; form: Form } | undefined {
  for (const form of forms.values()) {
    const element = flattenElements(form.elements).find((candidate) => candidate.id === id);
    if (element) return { element, form };
  }
  return undefined;
}
