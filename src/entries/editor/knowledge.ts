import { javascriptDefaults, jsonDefaults, JsxEmit, ModuleKind, ModuleResolutionKind, ScriptTarget, typescriptDefaults } from "./monaco.ts";

/** Modules that only the sandbox finds: approved libraries and neighbours of the component. */
const notFound = [2307, 2792, 7016];

let areScriptsKnown = false;

/** Scripts are a project's components: they have the SDK, and React's markup. */
export async function knowScripts(): Promise<void> {
  if (areScriptsKnown) return;
  areScriptsKnown = true;
  for (const defaults of [typescriptDefaults, javascriptDefaults]) {
    defaults.setCompilerOptions({
      target: ScriptTarget.ESNext, module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.NodeJs, jsx: JsxEmit.ReactJSX,
      strict: defaults === typescriptDefaults, allowJs: true, allowNonTsExtensions: true, noEmit: true, skipLibCheck: true, lib: ["esnext", "dom", "dom.iterable"],
    });
    defaults.setDiagnosticsOptions({ diagnosticCodesToIgnore: notFound, noSemanticValidation: defaults === javascriptDefaults });
  }
  const { sdkTypes } = await import("./sdkTypes.ts");
  const libraries = Object.entries(sdkTypes).map(([path, content]) => ({ content, filePath: `file:///node_modules/${path}` }));
  typescriptDefaults.setExtraLibs(libraries);
  javascriptDefaults.setExtraLibs(libraries);
}

/** A program runs on the server: it has what the declarations say, and JavaScript. */
export function knowProgram(declarations: string): void {
  typescriptDefaults.setCompilerOptions({
    target: ScriptTarget.ESNext, module: ModuleKind.ESNext, strict: true, allowNonTsExtensions: true, noEmit: true, skipLibCheck: true, lib: ["esnext"],
  });
  typescriptDefaults.setExtraLibs([{ content: declarations, filePath: "file:///stage.d.ts" }]);
}

/** A text of a project's configuration is checked as the server checks it. */
export async function knowJson(schema: string): Promise<void> {
  const { textSchemas } = await import("./textSchemas.ts");
  const known = Object.hasOwn(textSchemas, schema) ? textSchemas[schema] : undefined;
  const schemas = known ? [{ uri: `file:///${schema}.schema.json`, fileMatch: ["*"], schema: known }] : [];
  jsonDefaults.setDiagnosticsOptions({ ...jsonDefaults.diagnosticsOptions, validate: true, schemas });
}
