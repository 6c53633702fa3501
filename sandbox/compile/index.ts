export { Compiler } from "./Compiler.ts";
export type { CompileAnswer, CompiledModule, ModuleImport } from "./compileSource.ts";
export { originalPlace } from "./originalPlace.ts";
