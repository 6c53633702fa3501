export { expressionEnvironment } from "./expressionEnvironment.ts";
export { logExpressionFailure } from "./logExpressionFailure.ts";
export { runPrograms } from "./runPrograms.ts";
