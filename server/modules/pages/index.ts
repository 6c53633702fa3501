import type { PageDefinition } from "#contract/page.ts";
import { demand } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { componentHash } from "../components/index.ts";
import { translator, type Page } from "../config/index.ts";
import { runQueries } from "./runQueries.ts";

type RouteQuery = Readonly<Record<string, string>>;

/** The page that guests see at the root (spec §1). */
const landingPage = "main";

export const pageRoutes: Routes<"GET pages/{name}" | "GET public/main"> = {
  "GET pages/{name}": (context, { params, query }) => presentPage(context, params.name, query),
  "GET public/main": (context, { query }) => presentPage({ ...context, isPublic: true }, landingPage, query),
};

/** @throws CallFailure `not_found`, `forbidden` */
async function presentPage(context: CallContext, name: string, query: RouteQuery): Promise<PageDefinition> {
  const config = await context.services.configuration.of(context.project.id);
  const page = config.pages.get(name);
  if (page === undefined) throw new CallFailure("not_found");
  demand(page, "read", context);
  context.services.reads.note(context, "page read", { object: `page:${name}` });
  const translate = translator(config, context);
  // `components` says how the source is wanted; the rest is the page's own.
  const { components: form, ...route } = query;
  return {
    name: page.name,
    title: translate(page.title),
    css: page.css ?? "",
    components: page.components.map((component) => presentComponent(component, form === "hash")),
    data: await runQueries(context, page.queries ?? [], route),
  };
}

function presentComponent(
  component: Page["components"][number], byHash: boolean
): PageDefinition["components"][number] {
  const { name, css = "", scripts, realm } = component;
  if (byHash) return { name, hash: componentHash(component) };
  return { name, css, scripts: [...scripts], ...(realm === "frame" && { realm }) };
}
