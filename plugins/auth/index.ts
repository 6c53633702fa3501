import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { manifest } from "./manifest.ts";
import { authMethods } from "./methods/index.ts";
import { signInScreen } from "./SignInScreen.tsx";

/** Signing in: the screen of the sign-in document and its methods. */
export const auth = definePlugin(manifest, (context) => {
  context.contribute("screen", signInScreen);
  for (const method of authMethods) context.contribute("authMethod", method);
});
