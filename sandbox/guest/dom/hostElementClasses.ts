import { asPlain } from "#sandbox/protocol/index.ts";
import { propertiesOf, propertyChanged, stateOf } from "../mutations/nodeState.ts";
import { defineElement, RealmHtmlElement } from "./realmWindow.ts";

/**
 * First-party parts that a component may place among its own markup, with the properties that they take. React assigns
 * a property only where `name in element`, hence accessors; anything else would become an attribute.
 */
const hostElements: Readonly<Record<string, readonly string[]>> = {
  "platon-table": ["name", "filters", "height", "opens", "leftFixed", "rightFixed", "groupBy", "splitRowsBy", "navigateByKeyboard"],
  "platon-form": ["name", "record"],
  "platon-link": ["to"],
  "platon-file": ["file", "name", "download"],
  "platon-icon": ["name", "size"],
  "platon-chart": ["metric", "params", "data", "kind", "title", "height", "stacked"],
  "platon-overlay": ["kind", "open", "title", "width"],
  "platon-component": ["name", "props"],
  "platon-children": [],
};

export function defineHostElements(): void {
  for (const [tag, properties] of Object.entries(hostElements)) {
    const constructor = class extends RealmHtmlElement {};
    for (const name of properties) defineHostProperty(constructor.prototype, name);
    defineElement(tag, constructor);
  }
}

function defineHostProperty(prototype: object, name: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      return stateOf(this).properties?.get(name);
    },
    set(this: Element, value: unknown) {
      const plain = asPlain(value) ?? null;
      propertiesOf(this).set(name, plain);
      propertyChanged(this, name, plain);
    },
  });
}
