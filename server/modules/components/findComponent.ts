import type { ComponentContent } from "#contract/page.ts";
import type { Page, ProjectConfig } from "../config/index.ts";
import { componentContent, componentHash, moduleSource } from "./componentHash.ts";
import { moduleReferences } from "./moduleReferences.ts";

export interface FoundComponent {
  readonly content: ComponentContent;
  /** Who may read it: whoever may read one of these pages; everybody signed in when it is the project's. */
  readonly pages: readonly Page[];
  readonly isOfProject: boolean;
  /** Plugins that have it among their modules: readable for everybody signed in while one of them is enabled. */
  readonly plugins: readonly string[];
  readonly isPublic: boolean;
}

const indexes = new WeakMap<ProjectConfig, ReadonlyMap<string, FoundComponent>>();

/** A component of the project or of its pages by hash. */
export function findComponent(config: ProjectConfig, hash: string): FoundComponent | undefined {
  const index = indexes.get(config) ?? indexComponents(config);
  indexes.set(config, index);
  return index.get(hash);
}

/** The same source on several pages has one hash; it is readable as soon as one of them is. */
function indexComponents({ components, pages, plugins }: ProjectConfig): Map<string, FoundComponent> {
  const index = new Map<string, FoundComponent>();
  for (const component of components.values()) {
    index.set(componentHash(component), {
      content: componentContent(component), pages: [], plugins: [], isOfProject: true, isPublic: component.isPublic ?? false,
    });
  }
  for (const page of pages.values()) {
    for (const component of page.components) {
      const hash = componentHash(component);
      const known = index.get(hash) ?? {
        content: componentContent(component), pages: [], plugins: [], isOfProject: false, isPublic: false
      };
      index.set(
        hash, { ...known, pages: [...known.pages, page], isPublic: known.isPublic || (page.isPublic ?? false) }
      );
    }
  }
  for (const plugin of plugins.values()) {
    for (const { name, hash } of moduleReferences(plugin)) {
      const content = componentContent(moduleSource(name, plugin.modules[name] ?? ""));
      const known = index.get(hash) ?? { content, pages: [], plugins: [], isOfProject: false, isPublic: false };
      index.set(hash, { ...known, plugins: [...known.plugins, plugin.name] });
    }
  }
  return index;
}
