export { compileProgram } from "./compileProgram.ts";
export { Isolate } from "./Isolate.ts";
export { isolateLimits } from "./isolateLimits.ts";
export type { ExpressionAnswer, ProgramAnswer, ProgramFailure } from "./ProgramAnswer.ts";
