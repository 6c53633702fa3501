/**
 * What `import … from "@platon/sdk"` gives to a project's component, in its realm.
 * @packageDocumentation
 */
export * from "./actions.ts";
export * from "./capabilities.ts";
export * from "./ComponentProps.ts";
export * from "./hooks.ts";
export * from "./hostElements.ts";
export { t } from "./t.ts";
