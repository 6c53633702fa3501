import type { Place } from "#contract/info.ts";
import { isAllowed, type Guarded, type Operation } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator } from "../config/index.ts";

type Titled = Guarded & Pick<Place, "name" | "title">;

/** What the caller may open by its address: tables and pages to read, forms to fill in; titles in the caller's language. */
export async function listPlaces(context: CallContext): Promise<Place[]> {
  const config = await context.services.configuration.of(context.project.id);
  const translate = translator(config, context);
  const list = (kind: Place["kind"], operation: Operation, objects: ReadonlyMap<string, Titled>): Place[] =>
    [...objects.values()]
      .filter((one) => isAllowed(one, operation, context))
      .map(({ name, title }) => ({ kind, name, title: translate(title) }));
  return [...list("table", "read", config.tables), ...list("form", "insert", config.forms), ...list("page", "read", config.pages)];
}
