import { isSmallPicture, pictureBounds } from "#core/checks/checkPicture.ts";
import { isTimeZone } from "#core/format/zoneNames.ts";
import { grantNames } from "#core/grants/guestGrants.ts";
import { isSecretMark, mapSecrets } from "#core/secrets.ts";
import { defaultThemes } from "#core/styles/defaultThemes.ts";
import { isNetwork } from "../../../../access/networks.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { checkLanguages } from "./checkLanguages.ts";
import { unknownName } from "../problems/unknownName.ts";

/** Themes, and each of their colours. */
const themes = [...new Set(defaultThemes.map((colour) => colour.split(".")[0] ?? "")), ...defaultThemes];

interface Checked extends Pick<ProjectTexts, "project"> {
  /** By name; without them, names of roles are not looked at. */
  readonly roles?: Pick<ReadonlyMap<string, unknown>, "keys">;
}

/** Names in `project.json` that mean something of the product's own: its time zone, grants and themes. */
export function checkSettings({ project, roles }: Checked): TextProblem[] {
  if (project === undefined) return [];
  const { file, value } = project;
  const unknown = (property: string, what: string, names: readonly string[] = [], among: readonly string[] = []): TextProblem[] =>
    names.flatMap((name, index) =>
      among.includes(name) ? [] : [{ file, path: `$.${property}[${index}]`, reason: "unknownName", params: unknownName(name, what, among) }]);
  return [
    ...checkLogo(file, value.logo),
    ...checkTimeZone(file, value.timeZone),
    ...checkLanguages(file, value),
    ...(value.access?.networks ?? []).flatMap((name, index): TextProblem[] =>
      (isNetwork(name) ? [] : [{ file, path: `$.access.networks[${index}]`, reason: "network", params: { name } }])),
    ...(roles ? unknown("access.newUsers.roles", "role", value.access?.newUsers?.roles, [...roles.keys()]) : []),
    ...(roles ? unknown("access.secondFactorRoles", "role", value.access?.secondFactorRoles, [...roles.keys()]) : []),
    ...unknown("grants", "grant", value.grants, grantNames),
    ...unknown("themes", "theme", value.themes, themes),
    ...unknown("disabledThemes", "theme", value.disabledThemes, themes),
    // Those that stand where a secret is are taken out.
    ...strayMarks(mapSecrets(value, () => "")).map((path): TextProblem => ({ file, path, reason: "notAllowed" })),
  ];
}

/** Marks of secrets where there can be none. */
function strayMarks(value: unknown, path = "$"): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (isSecretMark(value)) return [path];
  return Object.entries(value).flatMap(([name, one]) => strayMarks(one, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`));
}

/** It is shown to everybody: only what is a picture by its bytes, and small. */
function checkLogo(file: string, logo: string | undefined): TextProblem[] {
  if (logo === undefined || isSmallPicture(logo)) return [];
  return [{ file, path: "$.logo", reason: "wrongPicture", params: { 0: pictureBounds.bytes / 1_024, 1: pictureBounds.side } }];
}

function checkTimeZone(file: string, timeZone: string | undefined): TextProblem[] {
  if (timeZone === undefined || isTimeZone(timeZone)) return [];
  const params = unknownName(timeZone, "timeZone", Intl.supportedValuesOf("timeZone"));
  return [{ file, path: "$.timeZone", reason: "unknownName", params }];
}
