export { demandMethod, signInMethods } from "./signInMethods.ts";
