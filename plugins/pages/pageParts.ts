import type { ComponentContent, PageDefinition, PagesCapability } from "#sdk/capabilities/pages.ts";
import type { ReadOptions } from "#sdk/capabilities/tables.ts";

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

type Reference = PageDefinition["components"][number];

/**
 * The components of a page, each with its source; the page's own styles stand before each component's, so that both are
 * scoped to the component (D70) and neither reaches the application.
 */
export async function loadPageParts(
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
