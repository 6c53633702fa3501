import type { FileBounds } from "#core/checks/fileBounds.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { platformProject } from "#core/platformProject.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { resolveSource, type Element, type Form, type ProjectConfig } from "../config/index.ts";
import { findCategory, type FileCategory } from "./checkCategory.ts";
import { keepsLibrary } from "./library.ts";

/** Whether an element of a form takes files from users. */
export const takesFiles = ({ type, isReadOnly, isDisabled, dataField }: Element): boolean =>
  (type === "file" || type === "image") && dataField !== undefined && isReadOnly !== true && isDisabled !== true;

/** What a file is uploaded for: an element of a form, or the library of the project. */
export interface UploadTarget {
  readonly bounds: FileBounds;
  /** Null in the library. */
  readonly elementId: string | null;
  /** Of the library, where one is named. */
  readonly category: FileCategory | undefined;
}

/** Takes what its category takes. */
const anyFile: FileBounds = { type: "file" };

/**
 * What a file is uploaded for (spec §3 Upload form fields): an element of a form that the caller may save; or, where a
 * category stands in its place, the library, by who keeps it.
 * @throws CallFailure `bad_request` naming the field; `not_found`; `forbidden`
 */
export async function findUploadTarget(context: CallContext, fields: ReadonlyMap<string, string>): Promise<UploadTarget> {
  const elementId = fields.get("form_element_id");
  const key = fields.get("category");
  if (elementId) return ofElement(await findElementTarget(context, fields, elementId));
  if (key === undefined) throw new CallFailure("bad_request", { params: { where: "form_element_id" } });
  if (!keepsLibrary(context.caller)) throw new CallFailure("forbidden");
  return { bounds: anyFile, elementId: null, category: key === "" ? undefined : await findCategory(context, key) };
}

const ofElement = (element: Element): UploadTarget => ({ bounds: element, elementId: element.id, category: undefined });

async function findElementTarget(context: CallContext, fields: ReadonlyMap<string, string>, elementId: string): Promise<Element> {
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
