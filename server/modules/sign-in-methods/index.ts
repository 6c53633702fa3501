export { demandNetwork } from "./demandNetwork.ts";
export { demandMethod, signInMethods } from "./signInMethods.ts";
