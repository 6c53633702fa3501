import { componentOfModule, pluginComponent, pluginScope } from "#core/components/pluginComponent.ts";
import { sourceVersion } from "#core/components/sourceVersion.ts";
import { formOfScope } from "#core/components/validatorSource.ts";
import { isAllowed } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { componentContent } from "../../components/index.ts";
import type { ProjectConfig } from "../../config/index.ts";
import { validatorVersion } from "./validatorVersion.ts";

/** A component by the plugin whose code it is, the scope within it and its name. */
export interface ComponentPlace {
  /** `project` is the project's own code. */
  readonly plugin: string;
  /** `project`, `page:<name>`, `plugin:<id>`, or `form:<name>`, whose validators are told of by their field. */
  readonly scope: string;
  readonly component: string;
}

/** Where a component is looked for whose scope was not said. */
export const scopeOf = (plugin: string): string => (plugin === "project" ? "project" : pluginScope(plugin));

/**
 * The version that a component has now, as browsers compute it; undefined when there is none, or none that the caller may
 * see, which is the same to whoever asks.
 */
export function componentVersion(
  config: ProjectConfig, { caller }: Pick<CallContext, "caller">, place: ComponentPlace,
): string | undefined {
  if (place.plugin !== "project") return caller && moduleVersion(config, place);
  const { scope, component: name } = place;
  if (scope === "project") {
    const component = config.components.get(name);
    const isSeen = component !== undefined && (caller !== undefined || component.isPublic);
    return isSeen ? sourceVersion({ scope, ...componentContent(component) }) : undefined;
  }
  const form = formOfScope(scope);
  if (form !== undefined) return validatorVersion(config, { caller }, { form, field: name });
  const page = scope.startsWith("page:") ? config.pages.get(scope.slice("page:".length)) : undefined;
  if (page === undefined || !isAllowed(page, "read", { caller, isPublic: caller === undefined })) return undefined;
  const component = page.components.find((one) => one.name === name);
  return component && sourceVersion({ scope, ...componentContent(component) });
}

function moduleVersion({ plugins }: ProjectConfig, { plugin: id, scope, component }: ComponentPlace): string | undefined {
  const plugin = plugins.get(id);
  if (plugin === undefined || scope !== pluginScope(id)) return undefined;
  const module = Object.keys(plugin.modules).find((one) => !one.endsWith(".css") && componentOfModule(one) === component);
  const source = module === undefined ? undefined : pluginComponent(id, module, plugin.modules);
  return source && sourceVersion(source);
}
