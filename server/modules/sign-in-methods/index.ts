export { demandNetwork, isFromNetwork } from "./demandNetwork.ts";
export { oauthClient, shownOauth2, type OAuthClient } from "./oauthClient.ts";
export { demandMethod, signInMethods } from "./signInMethods.ts";
export { passwordPolicy } from "./passwordPolicy.ts";
export { keepingWayIn } from "./waysIn.ts";
