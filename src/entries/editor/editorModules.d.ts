declare module "*?worker" {
  const Worker: new () => Worker;
  export default Worker;
}

declare module "monaco-editor/nls/lang/ru.js";

/** Declarations of the SDK and of what they rest on, by path: scripts/build-editor.mjs. */
declare const __SDK_TYPES__: Readonly<Record<string, string>>;

/** Schemas of a project's text, by the entity: scripts/build-editor.mjs. */
declare const __TEXT_SCHEMAS__: Readonly<Record<string, object>>;

/** Its parser, which is all that is used of it. */
declare module "@babel/standalone" {
  export const packages: {
    readonly parser: {
      parse(text: string, options: { sourceType: "module"; errorRecovery: boolean; plugins: readonly string[] }): { readonly errors: readonly unknown[] };
    };
  };
}
