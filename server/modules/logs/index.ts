export { withDifferences } from "./withDifferences.ts";
