import { flattenElements } from "#core/elements/flattenElements.ts";
import { platformProject } from "#core/platformProject.ts";
import { say } from "#core/wording/say.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { ProjectConfig } from "../compiled/ProjectConfig.ts";
import { translator } from "../compiled/translator.ts";
import { findEntity } from "../entities/entities.ts";
import type { EntityDescription } from "#contract/entities/describe.ts";
import { orderTitle, ownerTitle, parentTitle } from "../entities/titledFields.ts";
import { settingsEntity } from "./HistoryPlace.ts";

/** What history calls entities, their properties and their objects, in the caller's language. */
export interface HistoryWords {
  /** One object of an entity. */
  kind(entity: string): string;
  /** A path of a property: `properties.hint` is “Хоссалар › Изоҳ”. */
  title(entity: string, path: string): string;
  /** A text of the project. */
  text(text: string): string;
}

/** The words of project `platon`, whose tables and forms show the same, and of the project itself. */
export async function historyWords({ services, project, language, locale }: Pick<CallContext, "services" | "project" | "language" | "locale">): Promise<HistoryWords> {
  const [platform, own] = [await services.configuration.of(platformProject), await services.configuration.of(project.id)];
  const translate = translator(platform, { language, locale });
  const labels = new Map<string, ReadonlyMap<string, string>>();
  const labelsOf = (entity: string): ReadonlyMap<string, string> => {
    const known = labels.get(entity) ?? propertyLabels(platform, entity);
    labels.set(entity, known);
    return known;
  };
  return {
    kind: (entity) => (entity === settingsEntity ? say(locale, "history.settings") : translate(kindOf(platform, entity))),
    title: (entity, path) => titleOf(labelsOf(entity), path, translate),
    text: translator(own, { language, locale }),
  };
}

function kindOf({ forms }: ProjectConfig, entity: string): string {
  const description = findEntity(entity)?.description as EntityDescription | undefined;
  return description?.titleOfOne ?? forms.get(entity)?.title ?? description?.title ?? entity;
}

/** By property, as the entity's form has them. */
function propertyLabels({ forms }: ProjectConfig, name: string): ReadonlyMap<string, string> {
  const entity = findEntity(name);
  const described = Object.entries({ ...entity?.description.fields, ...entity?.description.gathered?.fields })
    .flatMap(([field, { title }]): [string, string][] => (title === undefined ? [] : [[field, title]]));
  const places: [string, string][] = entity ? [[entity.ownerField ?? "", ownerTitle(entity)], ["parentId", parentTitle], ["sortOrder", orderTitle]] : [];
  const gathered = entity?.description.gathered;
  const drawn = flattenElements(forms.get(name)?.elements ?? [])
    .flatMap(({ dataField, label }): [string, string][] => (dataField === undefined || label === undefined || label === "" ? [] : [[dataField, label]]));
  return new Map([...places, ...described, ...(gathered ? [[gathered.into, gathered.title ?? ""]] as [string, string][] : []), ...drawn]);
}

/** What is kept together has no name of its own before each of it. */
function titleOf(labels: ReadonlyMap<string, string>, path: string, translate: (text: string) => string): string {
  const steps = [...path.matchAll(/[^.[\]]+/g)].map(([step]) => step);
  const last = steps.at(-1) ?? "";
  if (steps.length === 2 && steps[0] === "properties" && labels.has(last)) return translate(labels.get(last) ?? last);
  return steps.map((step) => { const label = labels.get(step); return label ? translate(label) : step; }).join(" › ");
}
