import type { ExpressionFailure } from "#core/expressions/index.ts";
import type { CallContext } from "../../http/CallContext.ts";

/** What was logged of each object of the configuration; a new revision has new objects. */
const logged = new WeakMap<object, Set<string>>();

/**
 * Writes a failing expression down once for a revision of what it belongs to, with line and column of the author's own
 * source (D75).
 * @param owner the compiled table or form
 * @param where whose it is: `forms/cities.population.displayCondition`
 */
export function logExpressionFailure(
  { services, project }: CallContext, owner: object, { where, failure }: { where: string; failure: ExpressionFailure },
): void {
  const { code, detail, line, column } = failure;
  const place = `${where}:${line}:${column}`;
  const known = logged.get(owner) ?? new Set();
  if (known.has(`${place} ${code}`)) return;
  logged.set(owner, known.add(`${place} ${code}`));
  services.log.warn({ project: project.id }, `${place}: ${code}: ${detail}`);
}
