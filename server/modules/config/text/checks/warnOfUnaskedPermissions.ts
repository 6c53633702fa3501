import { hasPermission } from "#core/permissions/hasPermission.ts";
import { nearest } from "../../../../nearest.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import { permissionsIn } from "./permissionsIn.ts";
import { platformPermissions } from "./platformPermissions.ts";

/**
 * Permissions that a role gives and that nothing asks for: a slip of the pen, or what is left of something that went. Code asks
 * for one where its name stands in it. A text that asks for nothing is a part of a project, and says nothing about it.
 */
export function warnOfUnaskedPermissions(texts: ProjectTexts): TextProblem[] {
  const { project: _project, users: _users, roles, translations: _translations, ...asking } = texts;
  const objects = Object.values(asking).flatMap((one) => (one === undefined ? [] : one instanceof Map ? [...one.values()] : [one]));
  const values = objects.map(({ value }): unknown => value);
  const ofProject = permissionsIn(values).map(({ permission }) => permission);
  if (ofProject.length === 0) return [];
  const asked = [...platformPermissions, ...ofProject];
  const isAsked = (given: string): boolean => asked.some((wanted) => hasPermission([given], wanted)) || isInCode(values, given);
  return [...roles.values()].flatMap(({ file, value }) =>
    value.permissions.flatMap((name, index): TextProblem[] => {
      if (isAsked(name)) return [];
      const near = nearest(name, asked);
      return [{ file, path: `$.permissions[${index}]`, reason: "askedNowhere", params: { name, ...(near !== undefined && { near }) } }];
    }));
}

/** In a text anywhere, as a whole name. */
function isInCode(value: unknown, name: string): boolean {
  if (typeof value === "string") return value.includes(name) && new RegExp(`(?<![\\w.])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w.])`).test(value);
  return typeof value === "object" && value !== null && Object.values(value).some((one) => isInCode(one, name));
}
