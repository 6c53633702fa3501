import type { ComponentContent, PageDefinition, PagesCapability } from "#sdk/capabilities/pages.ts";
import type { ProjectCapability } from "#sdk/capabilities/project.ts";
import type { EditableComponent } from "./EditableComponent.ts";
import { starterComponent } from "./starterComponent.ts";

/** Components of the whole project, as `/info` lists them. */
export type ProjectComponents = NonNullable<ProjectCapability["info"]["value"]>["components"];

export interface LoadOptions {
  /** Names of pages; those that the caller may not read, or that are not there, are passed over. */
  readonly pageNames: readonly string[];
  /** A guest gets what is public: the components of the landing page. */
  readonly isGuest: boolean;
  readonly projectComponents: ProjectComponents;
  readonly signal: AbortSignal;
}

/** Pages of the demo project whose components are listed unless the address names others. */
export const demoPages: readonly string[] = ["components", "dashboard", "map"];

/** Every component that the caller may see, with its source; the starter first. */
export async function loadComponents(pages: PagesCapability, options: LoadOptions): Promise<EditableComponent[]> {
  const { pageNames, isGuest, projectComponents, signal } = options;
  const definitions = isGuest
    ? [await pages.landing()]
    : await Promise.all(pageNames.map(async (name) => await pages.read(name, {}, { signal }).catch(() => undefined)));
  const ofPages = definitions.flatMap((page) => (page ? [ofPage(pages, page, options)] : []));
  const ofProject = projectComponents.map(async (one) => await ofProjectComponent(pages, one, options));
  // Both are waited for at once: where one fails, the other's failure is nobody else's.
  const [page, project] = await Promise.all([Promise.all(ofPages), Promise.all(ofProject)]);
  return [starterComponent, ...page.flat(), ...project];
}

async function ofPage(pages: PagesCapability, page: PageDefinition, { isGuest, signal }: LoadOptions): Promise<EditableComponent[]> {
  return await Promise.all(
    page.components.map(async (one) => {
      const source = "hash" in one ? await pages.component(one.hash, { isPublic: isGuest, signal }) : one;
      const { css, scripts, realm = "worker" } = source;
      // As the page itself does: its own styles stand before the component's.
      const styles = [page.css, css].filter(Boolean).join("\n");
      return { scope: `page:${page.name}`, name: one.name, scripts, css: styles, content: "", realm, data: page.data };
    }),
  );
}

async function ofProjectComponent(
  pages: PagesCapability,
  component: ProjectComponents[number],
  { isGuest, signal }: LoadOptions,
): Promise<EditableComponent> {
  const source: ComponentContent = "hash" in component
    ? await pages.component(component.hash, { isPublic: isGuest, signal })
    : { ...component, scripts: [component.js] };
  const { name, css, content, scripts, realm = "worker" } = source;
  return { scope: "project", name, scripts, css, content, realm, data: {} };
}
