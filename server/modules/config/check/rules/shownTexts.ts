import type { EntityDescription } from "#contract/entities/describe.ts";
import { defaultLocale, isLocale, localeInfo } from "#core/locale.ts";
import { collectionOf, descriptions } from "../../entities/entities.ts";
import { pathStep } from "../../text/problems/schemaProblems.ts";
import type { Placed, ProjectTexts } from "../../text/shapes/projectText.ts";

type Values = Readonly<Record<string, unknown>>;

interface ShownText {
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/** Texts of a project that people read and that have to be said in its other languages; each once, where it stands first. */
export function shownTexts(texts: ProjectTexts, own: string): ShownText[] {
  const seen = new Set<string>();
  // XS, JSON, a mask of dates: where the project's language is written in Cyrillic, what has no letter of it is no word of it.
  const letters = localeInfo[isLocale(own) ? own : defaultLocale].tag.endsWith("Latn") || own === "en" ? /\p{L}/u : /\p{Script=Cyrillic}/u;
  return allTexts(texts).flatMap(partsOf).filter(({ text }) => {
    if (seen.has(text) || !letters.test(text)) return false;
    seen.add(text);
    return true;
  });
}

/** Parts of a label are translated one by one (D48). */
const partsOf = ({ text, ...place }: ShownText): ShownText[] => text.split(/(?<!\\)\|/).filter((part) => part !== "").map((part) => ({ ...place, text: part }));

const allTexts = (texts: ProjectTexts): ShownText[] => descriptions.flatMap((description) => {
  const said = texts[collectionOf(description) as keyof ProjectTexts] as ReadonlyMap<string, Placed<Values>> | Placed<Values> | undefined;
  if ("folder" in description.place) return [...(said as ReadonlyMap<string, Placed<Values>>).values()].flatMap(({ file, value }) => ofObject(description, value, { file, path: "$" }));
  if ("byKey" in description.place || said === undefined) return [];
  const { file, value } = said as Placed<Values>;
  return ofList(description, value["items"], { file, path: "$.items" });
});

type Facts = Pick<EntityDescription, "fields" | "gathered" | "parts" | "isTree">;
type Place = Pick<ShownText, "file" | "path">;

function ofList(facts: Facts, list: unknown, { file, path }: Place): ShownText[] {
  return ((list ?? []) as readonly Values[]).flatMap((one, index) => ofObject(facts, one, { file, path: `${path}[${index}]` }));
}

function ofObject(facts: Facts, value: Values, { file, path }: Place): ShownText[] {
  const { fields, gathered, parts = {}, isTree } = facts;
  const named = Object.entries({ ...fields, ...gathered?.fields }).flatMap(([name, { isTranslated }]): ShownText[] => {
    const text = value[name];
    return isTranslated && typeof text === "string" && text !== "" ? [{ file, path: path + pathStep(name), text }] : [];
  });
  const lists = [...Object.entries(parts).map(([property, { part }]) => ({ property, part: part as Facts })), ...(isTree ? [{ property: "children", part: facts }] : [])];
  return [...named, ...options(value, { file, path }), ...lists.flatMap(({ property, part }) => ofList(part, value[property], { file, path: `${path}.${property}` }))];
}

/** What people choose from; one that says its own names in each language needs no wording. */
function options(value: Values, { file, path }: Place): ShownText[] {
  return ["options", "data"].flatMap((property) => (Array.isArray(value[property]) ? (value[property] as Values[]) : []).flatMap((option, index): ShownText[] => {
    const { name, id: _id, ...said } = option;
    return typeof name === "string" && Object.keys(said).length === 0 ? [{ file, path: `${path}.${property}[${index}].name`, text: name }] : [];
  }));
}
