import type { Option } from "#contract/form.ts";
import type { NamedKind } from "#contract/entities/formFacts.ts";
import { buttonActions } from "#core/buttons/buttonAction.ts";
import { elementTypeCodes, filterElementTypes } from "#core/elements/findElementType.ts";
import { fold, operators } from "#core/filters/index.ts";
import { cellFormatNames } from "#core/format/cellFormatNames.ts";
import { iconNames } from "#core/icons/iconNames.ts";
import { languagesOf } from "#core/languages.ts";
import { optionsPerPage } from "#core/limits/optionsPerPage.ts";
import { toneNames } from "#core/styles/toneNames.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { ProjectConfig } from "../compiled/ProjectConfig.ts";
import { translator } from "../compiled/translator.ts";
import { takenPluginIds } from "../entities/takenByProduct.ts";
import type { Choice } from "./Choice.ts";
import { choiceWords } from "../text/problems/choiceWords.ts";
import { columnChoices, fieldChoices } from "./fieldChoices.ts";
import { knownPermissions } from "./knownPermissions.ts";
import { permissionPlaces } from "./permissionPlaces.ts";
import { placesInWords } from "./placesInWords.ts";
import { readHolders } from "./readHolders.ts";

export interface ChoicesQuery {
  readonly text?: string | undefined;
  /** The owner, the source or the table's name that narrows them. */
  readonly filter?: string | undefined;
  readonly page?: number | undefined;
  readonly ids?: readonly string[] | undefined;
}

/**
 * What of the caller's project a value of its configuration may name, for the platform's own forms, a page of 100: each with its
 * title in the caller's language before the name. None of a kind that is not known.
 * @example await readChoices(context, "tables", { text: "шаҳар" }) // [{ id: "cities", name: "Шаҳарлар · cities" }]
 */
export async function readChoices(context: CallContext, kind: string, { text = "", filter = "", page = 1, ids }: ChoicesQuery): Promise<Option[]> {
  const config = await context.services.configuration.of(context.project.id);
  const translate = translator(config, context);
  const saying = (of: string, names: readonly string[]): Choice[] =>
    names.map((id) => ({ id, title: choiceWords[`${of}.${id}` as keyof typeof choiceWords]?.[context.locale] }));
  const asked = kind === "askedPermissions" ? await readAsked(context, config) : [];
  const languages = languagesOf(context.project.settings).map(({ code, name }) => ({ id: code, title: name }));
  const users = kind === "users" ? await readUsers(context) : [];
  const all = choicesOf(kind as NamedKind, { config, filter, saying, asked, languages, users }).map(({ id, title }) => ({ id, name: title && title !== id ? `${translate(title)} · ${id}` : id }));
  if (ids) return all.filter(({ id }) => ids.includes(id));
  const wanted = fold(text.trim());
  return all.filter(({ name }) => fold(name).includes(wanted)).slice((page - 1) * optionsPerPage, page * optionsPerPage);
}

/** Those that are not disabled. */
async function readUsers({ services, project }: CallContext): Promise<Choice[]> {
  const rows = await services.database.sql.selectFrom("platon.users").select(["username", "full_name"]).where("project_id", "=", project.id).where("disabled_at", "is", null).orderBy("username").execute();
  return rows.map(({ username, full_name: title }) => ({ id: username, title }));
}

/** Where each is asked for, and how many people have it. */
async function readAsked(context: CallContext, config: ProjectConfig): Promise<Choice[]> {
  const [places, translate] = [permissionPlaces(config), translator(config, context)];
  const holders = await readHolders(context, config, places.map(({ permission }) => permission));
  return places.map((one) => {
    const users = choiceWords["permission.users"][context.locale].replace("{count}", String(holders.get(one.permission) ?? 0));
    return { id: one.permission, title: [placesInWords(one, { locale: context.locale, translate }) ?? [], users].flat().join(" · ") };
  });
}

interface Asked {
  readonly config: ProjectConfig;
  readonly filter: string;
  readonly saying: (of: string, names: readonly string[]) => Choice[];
  readonly asked: readonly Choice[];
  readonly languages: readonly Choice[];
  readonly users: readonly Choice[];
}

function choicesOf(kind: NamedKind, { config, filter, saying, asked, languages, users }: Asked): readonly Choice[] {
  const { tables, forms, pages, datasets, components, metrics, plugins } = config;
  const ofPlugins = (point: "formElements" | "cellFormats"): Choice[] =>
    [...plugins.values()].flatMap(({ name, manifest }) => (manifest.contributes[point] ?? []).map((one) => ({ id: `${name}.${"type" in one ? one.type : one.name}` })));
  switch (kind) {
    case "datasets":
      return titled(datasets);
    case "tables":
      return titled(tables);
    case "forms":
      return titled(forms);
    case "endpoints":
      return titled(config.endpoints);
    case "exports":
      return titled(config.exports);
    case "users":
      return users;
    case "components":
      return [...components.keys()].map((id) => ({ id }));
    case "metrics":
      return titled(metrics);
    case "fields":
    case "ownFields":
    case "datasetFields":
      return fieldChoices(config, kind, filter);
    case "columns":
      return columnChoices(config, filter);
    case "links":
      return [...titled(tables, "tables/"), ...titled(forms, "forms/"), ...titled(pages, "pages/")];
    case "icons":
      return iconNames.map((id) => ({ id }));
    case "permissions":
      return knownPermissions(config).map((id) => ({ id }));
    case "askedPermissions":
      return asked;
    case "roles":
      return titled(config.roles);
    case "plugins":
      return [...titled(plugins), ...[...takenPluginIds].map((id) => ({ id }))];
    case "elementTypes":
      return [...saying("element", elementTypeCodes), ...ofPlugins("formElements")];
    case "filterElements":
      return saying("element", filterElementTypes);
    case "operators":
      return saying("operator", Object.keys(operators));
    case "cellFormats":
      return [...saying("format", cellFormatNames), ...ofPlugins("cellFormats")];
    case "buttonActions":
      return [...saying("action", buttonActions.filter((name) => name !== "endpoint" && name !== "document")), ...titled(config.endpoints, "endpoint:"), ...titled(config.documents, "document:")];
    case "languages":
      return languages;
    case "timeZones":
      return Intl.supportedValuesOf("timeZone").map((id) => ({ id }));
    case "times":
      return saying("time", frequentTimes);
    case "colours":
      return saying("tone", toneNames);
    default:
      return [];
  }
}

const frequentTimes = ["*/15 * * * *", "0 * * * *", "0 6 * * *", "0 6 * * 1-5", "0 6 * * 1", "0 6 1 * *"];

type Named = ReadonlyMap<string, { readonly title?: string | undefined }>;

const titled = (objects: ReadonlyMap<string, unknown>, prefix = ""): Choice[] =>
  [...(objects as Named)].map(([name, { title }]) => ({ id: `${prefix}${name}`, title }));
