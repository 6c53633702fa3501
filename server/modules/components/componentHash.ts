import { createHash } from "node:crypto";
import type { ComponentContent, ComponentRealm } from "#contract/page.ts";

/** A component of the project, or of one page. */
interface HashedComponent {
  readonly name: string;
  readonly content?: string;
  readonly js?: string;
  readonly css?: string;
  readonly scripts?: readonly string[];
  readonly realm?: ComponentRealm;
}

/** The source in its one form: `js` is the only script of a project's component. */
export function componentContent({
  name, content = "", css = "", js = "", scripts, realm
}: HashedComponent): ComponentContent {
  const own = scripts === undefined ? (js === "" ? [] : [js]) : [...scripts];
  return { name, content, css, scripts: own, ...(realm === "frame" && { realm }) };
}

/** A module of a plugin in the same form: code is a script, a style sheet is css. */
export const moduleSource = (name: string, text: string): HashedComponent =>
  name.endsWith(".css") ? { name, css: text, scripts: [] } : { name, scripts: [text] };

/** SHA-256 of the source, in hex: the same source has the same address for ever, another one another. */
export function componentHash(component: HashedComponent): string {
  const { name, content, css, scripts, realm } = componentContent(component);
  const parts = [name, content, css, scripts, ...(realm === undefined ? [] : [realm])];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
