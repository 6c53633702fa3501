import { PluginManifest } from "#contract/plugin.ts";
import type { Locale } from "#core/locale.ts";
import { refuseText } from "./problems/refuseText.ts";
import { schemaProblems } from "./problems/schemaProblems.ts";
import { storableText } from "./shapes/storableText.ts";

/**
 * A plugin's manifest with its modules, from whoever made it: as strict as a project's text, and without a say in what it
 * is granted.
 * @throws CallFailure `config_invalid` with every mistake in `data.problems`
 */
export function readPluginText(value: unknown, locale: Locale): PluginManifest {
  const said = typeof value === "object" && value !== null && "id" in value ? String(value.id).slice(0, 40) : "";
  const text = withStorableTexts(value);
  const problems = schemaProblems(PluginManifest, text, `plugins/${said}.json`);
  if (problems.length > 0) throw refuseText(problems, locale);
  return text as PluginManifest;
}

/** Every text in it, names of properties too. */
function withStorableTexts(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(withStorableTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableText(key), withStorableTexts(item)]));
}
