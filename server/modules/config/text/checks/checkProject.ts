import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { isLocale } from "#core/locale.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { CheckedProject } from "./CheckedProject.ts";
import { checkCron } from "./checkCron.ts";
import { checkCode } from "./checkCode.ts";
import { checkContributedNames } from "./checkContributedNames.ts";
import { checkDataset } from "./checkDatasets.ts";
import { checkDocument } from "./checkDocuments.ts";
import { checkEndpoint } from "./checkEndpoints.ts";
import { checkExport } from "./checkExports.ts";
import { checkExpressions } from "./checkExpressions.ts";
import { checkForm } from "./checkForms.ts";
import { checkIcons } from "./checkIcons.ts";
import { checkImport } from "./checkImports.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkMetric } from "./checkMetrics.ts";
import { checkMenus, checkPage } from "./checkPages.ts";
import { checkPlugins } from "./checkPlugins.ts";
import { checkSettings } from "./checkSettings.ts";
import { checkTranslations } from "./checkTranslations.ts";
import { checkTable } from "./checkTables.ts";
import { Names } from "./Names.ts";
import { warnOfOpenRows } from "./warnOfOpenRows.ts";
import { warnOfUnaskedPermissions } from "./warnOfUnaskedPermissions.ts";
import { warnOfUnheldPermissions } from "./warnOfUnheldPermissions.ts";
import { warnOfUnknownSecrets } from "./warnOfUnknownSecrets.ts";

/** What no schema can say: that every name leads somewhere, that keys are unique, that system names are not taken. */
export function checkProject(texts: ProjectTexts, { projectId, limits }: { projectId: string; limits: RealmLimits }): CheckedProject {
  const names = new Names(texts, projectId);
  const menus = texts.menus === undefined ? undefined : checkMenus(texts.menus.file, texts.menus.value.items, names);
  const links = checkLinks(texts.tables, names);
  const contributed = checkContributedNames(texts);
  const expressions = checkExpressions(texts, limits);
  return {
    problems: [
      ...checkSettings(texts),
      ...[...texts.datasets].flatMap(([, dataset]) => checkDataset(dataset, names)),
      ...[...texts.tables].flatMap(([name, table]) => checkTable(name, table, names)),
      ...[...texts.forms].flatMap(([name, form]) => checkForm(name, form, names)),
      ...[...texts.pages.values()].flatMap((page) => checkPage(page, names)),
      ...[...texts.endpoints.values()].flatMap((endpoint) => checkEndpoint(endpoint, names)),
      ...[...texts.exports.values()].flatMap((one) => checkExport(one, names)),
      ...[...texts.cron.values()].flatMap((one) => checkCron(one, names)),
      ...[...texts.imports.values()].flatMap((one) => checkImport(one, names)),
      ...[...texts.metrics.values()].flatMap((one) => checkMetric(one, names)),
      ...[...texts.documents.values()].flatMap((one) => checkDocument(one, names)),
      ...(menus?.problems ?? []),
      ...checkPlugins(texts.plugins, limits),
      ...links.problems,
      ...contributed.problems,
      ...expressions.problems,
      ...checkCode(texts, limits),
      ...checkUsers(texts),
      ...checkLocales(texts),
      ...checkTranslations(texts),
    ],
    warnings: [...(menus?.warnings ?? []), ...links.warnings, ...contributed.warnings, ...expressions.warnings, ...checkIcons(texts), ...warnOfOpenRows(texts), ...warnOfUnheldPermissions(texts), ...warnOfUnaskedPermissions(texts), ...warnOfUnknownSecrets(texts)],
  };
}

function checkUsers({ users, roles }: ProjectTexts): TextProblem[] {
  const unknown = (file: string, path: string, names: readonly string[]): TextProblem[] =>
    names.flatMap((name, index): TextProblem[] =>
      roles.has(name) ? [] : [{
        file, path: `${path}.roles[${index}]`, reason: "unknownName", params: { what: "role", name }
      }]);
  return [...users.values()].flatMap(({ file, value }) => [
    ...unknown(file, "$", value.roles),
    ...(value.organizations ?? []).flatMap((one, index) => unknown(file, `$.organizations[${index}]`, one.roles ?? [])),
  ]);
}

function checkLocales({ project }: ProjectTexts): TextProblem[] {
  const unknown = (file: string, path: string, name: string | undefined): TextProblem[] =>
    name === undefined || isLocale(name) ? [] : [{
      file, path, reason: "unknownName", params: { what: "locale", name }
    }];
  const ofProject = project && [
    ...unknown(project.file, "$.defaultLocale", project.value.defaultLocale),
    ...(project.value.locales ?? []).flatMap((name, index) => unknown(project.file, `$.locales[${index}]`, name)),
  ];
  return ofProject ?? [];
}
