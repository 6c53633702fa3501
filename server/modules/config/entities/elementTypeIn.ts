import type { PluginContributions } from "#contract/plugin.ts";
import { defineElementType, type ElementType } from "#core/elements/ElementType.ts";
import { findElementType } from "#core/elements/findElementType.ts";

/**
 * A type of form element as a project has it: one of the product, or what the manifest of one of its plugins says.
 * Undefined of a plugin that is not there, or that has no such element: what such an element holds is kept (D73).
 */
export function elementTypeIn(type: string, contributionsOf: (plugin: string) => PluginContributions | undefined): ElementType | undefined {
  const [plugin = "", name] = type.split(".");
  if (name === undefined) return findElementType(type);
  const said = contributionsOf(plugin)?.formElements?.find((element) => element.type === name);
  if (!said) return undefined;
  return defineElementType({ type, value: said.hasValue === false ? undefined : "json", isContainer: said.isContainer === true });
}
