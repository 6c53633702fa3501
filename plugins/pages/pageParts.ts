import type { ComponentContent, PageDefinition, PagesCapability } from "#sdk/capabilities/pages.ts";
import type { ReadOptions } from "#sdk/capabilities/tables.ts";
import type { ViewHost } from "#sdk/react/View.tsx";

/** A component of a page with all its source, as the sandbox takes it. */
export interface PagePart {
  readonly name: string;
  readonly css: string;
  readonly scripts: readonly string[];
  /** An HTML template; page components have none, the project's may (D70). */
  readonly content?: string;
  /** `frame`: a document of its own. */
  readonly realm?: ComponentContent["realm"];
}

/** What of a component's view says which it is: all of a project's own code is one trust group (X4). */
export const componentOf = ({ name }: PageDefinition, component: PagePart) => ({ group: "project", scope: `page:${name}`, component });

type Reference = PageDefinition["components"][number];

/** A page with the source of all its components. */
export interface WholePage {
  readonly definition: PageDefinition;
  readonly parts: readonly PagePart[];
}

/**
 * How long a page waits for its components' code to be ready, in milliseconds: drawing the places of a hundred takes the
 * thread from what hands the code over. What takes longer comes when it comes.
 */
const patience = 50;

/** Reads what a page's definition leaves out; what draws components gets ready meanwhile. */
export async function completePage(
  definition: PageDefinition,
  { pages, prepareView }: { readonly pages: PagesCapability; readonly prepareView: ViewHost["prepare"] },
  options: ReadOptions,
): Promise<WholePage> {
  if (definition.components.length > 0) void prepareView("component");
  const parts = await loadPageParts(pages, definition, options);
  // Those of one name have one source.
  const sources = [...new Map(parts.map((one) => [one.name, one])).values()];
  const preparing = Promise.all(sources.map((part) => prepareView("component", componentOf(definition, part))));
  await Promise.race([preparing, pause(patience)]);
  return { definition, parts };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The components of a page, each with its source; the page's own styles stand before each component's, so that both are
 * scoped to the component (D70) and neither reaches the application.
 */
async function loadPageParts(
  pages: PagesCapability,
  { components, css }: PageDefinition,
  options: ReadOptions,
): Promise<PagePart[]> {
  const read = async (reference: Reference): Promise<PagePart> =>
    "hash" in reference ? partOf(reference.name, await pages.component(reference.hash, options)) : reference;
  const parts = await Promise.all(components.map(read));
  return parts.map((part) => ({ ...part, css: joinCss(css, part.css) }));
}

const partOf = (name: string, { css, scripts, content, realm }: ComponentContent): PagePart => ({
  name, css, scripts, ...(content !== "" && { content }), ...(realm !== undefined && { realm }),
});

const joinCss = (page: string, own: string): string => [page, own].filter(Boolean).join("\n");
