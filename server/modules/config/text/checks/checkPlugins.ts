import type { PluginSetting, PluginText } from "#contract/plugin.ts";
import { parseExpression, purposes } from "#core/expressions/index.ts";
import { guestGrants } from "#core/grants/guestGrants.ts";
import { mustSay } from "#core/grants/reach.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import { satisfiesRange } from "#core/versions/satisfiesRange.ts";
import { sdkVersion } from "#core/versions/sdkVersion.ts";
import { takenPluginIds, takenScreens } from "../../entities/takenByProduct.ts";
import type { Placed, PlacedMap } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { pathStep } from "../problems/schemaProblems.ts";
import { KeyCheck, type Tell } from "./checkTables.ts";

/** Plugins of one project, in their order: of two that want the same address the later one is refused. */
export function checkPlugins(plugins: PlacedMap<PluginText>, limits: RealmLimits): TextProblem[] {
  const screens = new Set<string>();
  return [...plugins].flatMap(([id, placed]) => checkPlugin(id, placed, { screens, limits }));
}

interface PluginChecks {
  /** Paths that are taken; the plugin's own are added. */
  readonly screens: Set<string>;
  readonly limits: RealmLimits;
}

function checkPlugin(id: string, { file, value }: Placed<PluginText>, { screens, limits }: PluginChecks): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  checkIdentity(id, value, tell);
  checkCapabilities(value, tell);
  checkModules(value, { tell, limits });
  checkContributions(value, { tell, screens, limits });
  for (const [key, setting] of Object.entries(value.settings ?? {})) checkSetting(setting, `$.settings${pathStep(key)}`, tell);
  return problems;
}

const semanticVersion = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;

function checkIdentity(id: string, { id: said, version, sdk }: PluginText, tell: Tell): void {
  if (said !== id) tell("$.id", "otherName", { name: id });
  if (takenPluginIds.has(id)) tell("$.id", "reservedName", { name: id });
  if (!semanticVersion.test(version)) tell("$.version", "badVersion");
  const isSatisfied = satisfiesRange(sdkVersion, sdk);
  if (isSatisfied === undefined) tell("$.sdk", "badVersion");
  else if (!isSatisfied) tell("$.sdk", "otherSdk", { version: sdkVersion });
}

function checkCapabilities({ capabilities, grants = [] }: PluginText, tell: Tell): void {
  const names = new KeyCheck(tell);
  for (const [index, capability] of capabilities.entries()) {
    const { name, reason: _reason, ...reach } = capability;
    const at = `$.capabilities[${index}]`;
    names.add(name, `${at}.name`);
    for (const other of Object.keys(reach).filter((key) => key !== name)) tell(at, "unknownProperty", { name: other });
    if (mustSay(guestGrants[name]) && !Object.hasOwn(reach, name)) tell(at, "missingProperty", { name });
  }
  for (const [index, grant] of grants.entries()) {
    if (!capabilities.some(({ name }) => name === grant)) {
      tell(`$.grants[${index}]`, "unknownName", { what: "capability", name: grant });
    }
  }
}

function checkModules({ modules }: PluginText, { tell, limits }: { tell: Tell; limits: RealmLimits }): void {
  const names = new KeyCheck(tell);
  let bytes = 0;
  for (const [module, text] of Object.entries(modules)) {
    // `Board.ts` and `Board.tsx` are both `./Board`.
    const known = module.endsWith(".css") ? module : module.replace(/\.[a-z]+$/, "");
    names.add(known, `$.modules${pathStep(module)}`);
    if (text.length > limits.moduleLength) tell(`$.modules${pathStep(module)}`, "beyondLimit", { limit: sayLength(limits.moduleLength) });
    bytes += Buffer.byteLength(text);
  }
  if (bytes > limits.groupLength) tell("$.modules", "beyondLimit", { limit: sayLength(limits.groupLength) });
}

interface ContributionCheck {
  readonly limits: RealmLimits;
  readonly tell: Tell;
  readonly screens: Set<string>;
}

/** A link inside the product: no scheme, no other host. */
const innerLink = /^\/?[A-Za-z][\w-]*([/?#]|$)/;

function checkContributions({ contributes, modules, capabilities }: PluginText, { tell, screens, limits }: ContributionCheck): void {
  checkScreens(contributes, { tell, screens });
  for (const [index, { link }] of (contributes.menuItems ?? []).entries()) {
    if (!innerLink.test(link)) tell(`$.contributes.menuItems[${index}].link`, "notAllowed");
  }
  checkExpressions(contributes, { tell, limits });
  for (const [point, key] of named) {
    const names = new KeyCheck(tell);
    for (const [index, one] of (contributes[point] ?? []).entries()) {
      names.add((one as Readonly<Record<string, string>>)[key], `$.contributes.${point}[${index}].${key}`);
    }
  }
  for (const [point, list] of Object.entries(contributes)) {
    for (const [index, one] of list.entries()) {
      const at = `$.contributes.${point}[${index}]`;
      demandModule(one, { at: `${at}.module`, modules, tell });
      if ("isContainer" in one && one.isContainer && one.realm === "frame") tell(`${at}.isContainer`, "noElementsInFrame");
      if ("realm" in one && one.realm === "frame" && !capabilities.some(({ name }) => name === "frames")) {
        tell(`${at}.realm`, "unknownName", { what: "capability", name: "frames" });
      }
    }
  }
}

function checkScreens({ screens: wanted = [] }: PluginText["contributes"], { tell, screens }: Pick<ContributionCheck, "tell" | "screens">): void {
  for (const [index, { path }] of wanted.entries()) {
    const at = `$.contributes.screens[${index}].path`;
    const [first = ""] = path.split("/");
    if (takenScreens.has(first)) tell(at, "reservedName", { name: first });
    else if (screens.has(path)) tell(at, "twice", { name: path });
    screens.add(path);
  }
}

function checkExpressions({ cellFormats = [] }: PluginText["contributes"], { tell, limits }: Pick<ContributionCheck, "tell" | "limits">): void {
  for (const [index, { expression }] of cellFormats.entries()) {
    const parsed = parseExpression(expression, { names: purposes.cellFormat.names, limits });
    if (parsed.kind !== "invalid") continue;
    const { line, column, detail: why } = parsed;
    tell(`$.contributes.cellFormats[${index}].expression`, "badExpression", { line, column, why });
  }
}

const named = [["formElements", "type"], ["cellFormats", "name"], ["pageComponents", "name"], ["commands", "id"]] as const;

function demandModule(
  contribution: object, { at, modules, tell }: { at: string; modules: PluginText["modules"]; tell: Tell },
): void {
  const { module } = contribution as { module?: string };
  if (module === undefined) return;
  if (module.endsWith(".css")) tell(at, "notAllowed");
  else if (!Object.hasOwn(modules, module)) tell(at, "unknownName", { what: "module", name: module });
}

function checkSetting({ type, default: byDefault, options }: PluginSetting, at: string, tell: Tell): void {
  if (type !== "select") {
    if (options !== undefined) tell(`${at}.options`, "notForType", { type });
    if (typeof byDefault !== type) tell(`${at}.default`, "wrongType", { type });
    return;
  }
  if (options === undefined) tell(at, "missingProperty", { name: "options" });
  else if (!options.some(({ id }) => id === byDefault)) tell(`${at}.default`, "notAllowed");
}
