import { hasPermission } from "#core/permissions/hasPermission.ts";
import { nearest } from "../../../../nearest.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { pathStep } from "../problems/schemaProblems.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";

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
    permissionsIn(value, "$").filter(({ name }) => name !== ofAdministrators && !hasPermission(held, name)).map(({ name, path }): TextProblem => {
      const near = nearest(name, held);
      return { file, path, reason: "heldByNoRole", params: { name, ...(near !== undefined && { near }) } };
    }));
}

interface AskedPermission {
  readonly name: string;
  readonly path: string;
}

const isPermission = (property: string): boolean => property === "permission" || property === "readPermission";

/** Wherever one stands in an object: `permission`, `readPermission`, and those of operations in `permissions`. */
function permissionsIn(value: unknown, path: string): AskedPermission[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([property, one]): AskedPermission[] => {
    const at = path + pathStep(property);
    if (property !== "permissions") return typeof one === "string" && isPermission(property) ? [{ name: one, path: at }] : permissionsIn(one, at);
    return Object.entries((one ?? {}) as object).map(([operation, name]) => ({ name: String(name), path: `${at}.${operation}` }));
  });
}
