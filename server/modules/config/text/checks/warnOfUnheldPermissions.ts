import { hasPermission } from "#core/permissions/hasPermission.ts";
import { nearest } from "../../../../nearest.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { pathStep } from "../problems/schemaProblems.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import { permissionsIn } from "./permissionsIn.ts";

/** The starting administrator has it without a role. */
const ofAdministrators = "platon.admin";

/**
 * Permissions that something of the project asks for and that no role gives: only administrators come past them, which is
 * mostly a slip of the pen. A text without any role is a part of a project, and says nothing about who may do what.
 */
export function warnOfUnheldPermissions(texts: ProjectTexts): TextProblem[] {
  const held = [...texts.roles.values()].flatMap(({ value }) => value.permissions);
  if (texts.roles.size === 0) return [];
  const { project: _project, users: _users, roles: _roles, translations: _translations, ...asking } = texts;
  const objects = Object.values(asking).flatMap((one) => (one === undefined ? [] : one instanceof Map ? [...one.values()] : [one]));
  return objects.flatMap(({ file, value }) =>
    permissionsIn(value).filter(({ permission }) => permission !== ofAdministrators && !hasPermission(held, permission)).map(({ permission: name, steps }): TextProblem => {
      const near = nearest(name, held);
      return { file, path: `$${steps.map(pathStep).join("")}`, reason: "heldByNoRole", params: { name, ...(near !== undefined && { near }) } };
    }));
}
