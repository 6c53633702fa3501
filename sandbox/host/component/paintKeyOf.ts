import { sourceVersion } from "#core/components/sourceVersion.ts";
import { versionOf, type RealmComponent } from "./RealmComponent.ts";

const keys = new WeakMap<RealmComponent, string>();

/** Names a component with the version of all that it is drawn from: of its source, and of its css. */
export function paintKeyOf(group: string, component: RealmComponent): string {
  const known = keys.get(component);
  if (known) return known;
  const { scope, name, css } = component;
  const key = [group, scope, name, versionOf(component), sourceVersion({ scope, name, scripts: [css] })].join("/");
  keys.set(component, key);
  return key;
}
