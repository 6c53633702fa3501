export { proveFactor, useUpFactor, type ProvedFactor } from "./secondFactor.ts";
