import { cogLink, type CogForm } from "#core/links/cogLinks.ts";
import { platformProject } from "#core/platformProject.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useIsAdministrator } from "./useIsAdministrator.ts";
import { useReadable } from "./useReadable.ts";

/** Attributes of what a cog belongs to: spread over its element, the {@link CogLayer} around it does the rest. */
export type CogMarks = Readonly<Record<`data-${string}`, string>>;

/**
 * What marks one part of a table or form as configurable.
 * @param id of the column, filter or element
 * @param name what people know it by
 * @param more further parameters of the form's address
 */
export type CogOf = (form: CogForm, id: string, name: string, more?: Readonly<Record<string, string>>) => CogMarks;

/**
 * Who may configure the parts of an object in place: administrators, of their own project's objects, and in developer mode
 * nobody (spec §2 Table view, §6). Needs `user` and `project`.
 * @returns undefined for everybody else
 * @since 1.0.0
 * @example <th {...cogs?.("table_columns", column.id, column.title)}>
 */
export function useCogs({ projectId }: { readonly projectId: string }): CogOf | undefined {
  const isAdministrator = useIsAdministrator();
  const project = useReadable(useCapability("project").info);
  // The platform's own tables and forms have none, in its own project neither.
  const isOwn = project?.id === projectId && projectId !== platformProject;
  return isOwn && isAdministrator ? marksOf : undefined;
}

const marksOf: CogOf = (form, id, name, more) => ({ "data-cog": cogLink(form, id, more), "data-cog-name": name });
