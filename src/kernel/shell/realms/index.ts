export { createRealmsEntry } from "./createRealmsEntry.ts";
