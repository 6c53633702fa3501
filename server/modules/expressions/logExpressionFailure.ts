import type { ExpressionFailure } from "#core/expressions/index.ts";
import type { CallContext } from "../../http/CallContext.ts";

/** Different errors that are logged of one object: their words may hold what a user typed. */
const atMost = 100;

/** What was logged of each object of the configuration; a new revision has new objects. */
const logged = new WeakMap<object, Set<string>>();

/**
 * Writes each error of a failing expression down once for a revision of what it belongs to, with line and column of the author's own
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
  const error = `${place} ${code} ${detail}`;
  if (known.has(error) || known.size >= atMost) return;
  logged.set(owner, known.add(error));
  services.log.warn({ project: project.id }, `${place}: ${code}: ${detail}`);
}
