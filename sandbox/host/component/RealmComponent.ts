import { sourceVersion } from "#core/components/sourceVersion.ts";
import { modulePath, templatePath } from "#sandbox/protocol/index.ts";

/** A component as configuration holds it. */
export interface RealmComponent {
  /** `page:<name>` or `project`. */
  readonly scope: string;
  readonly name: string;
  /** TypeScript or JavaScript modules, in the order in which they are evaluated (D70). */
  readonly scripts: readonly string[];
  /** An HTML template over what the first script exports, or nothing (D70). */
  readonly content?: string;
  readonly css: string;
  /** `frame`: a document of its own, for canvas, maps and the like, by an administrator's grant (X10). */
  readonly realm?: "worker" | "frame";
}

/** Whether both say the same: a page may hold a hundred copies of one. */
export function isSameComponent(one: RealmComponent, other: RealmComponent): boolean {
  if (one.scope !== other.scope || one.name !== other.name || one.realm !== other.realm) return false;
  if (one.css !== other.css || one.content !== other.content) return false;
  return one.scripts.length === other.scripts.length && one.scripts.every((text, index) => text === other.scripts[index]);
}

/** One module of a component, as its author wrote it. */
export interface ModuleSource {
  readonly path: string;
  readonly text: string;
  readonly kind: "script" | "template";
}

/** Modules of a component in the order of their evaluation; the template comes last and is then what is drawn. */
export function moduleSources({ scope, name, scripts, content = "" }: RealmComponent): ModuleSource[] {
  const sources = scripts.map((text, index): ModuleSource => ({ path: modulePath(scope, name, index), text, kind: "script" }));
  if (content.trim() === "") return sources;
  return [...sources, { path: templatePath(scope, name), text: content, kind: "template" }];
}

/** Paths of a component's modules, in order. */
export const modulePaths = (component: RealmComponent): string[] => moduleSources(component).map(({ path }) => path);

/** Scope and name of the component that a module belongs to: `page:home/Board.2.tsx` → `page:home`, `Board`. */
export function splitPath(path: string): { scope: string; name: string } {
  const slash = path.lastIndexOf("/");
  return { scope: path.slice(0, slash), name: path.slice(slash + 1).replace(/((\.\d+)?\.tsx|\.html)$/, "") };
}

/** Name of the component that a module belongs to: `page:home/Board.2.tsx` → `Board`. */
export const componentOfPath = (path: string): string => splitPath(path).name;

const versions = new WeakMap<RealmComponent, string>();

/** Tells one version of a component's source from another; read once of each. */
export function versionOf(component: RealmComponent): string {
  const known = versions.get(component) ?? sourceVersion(component);
  versions.set(component, known);
  return known;
}
