import { allowInsecureRequests, ClientSecretPost, Configuration, customFetch, enableNonRepudiationChecks, None } from "openid-client";
import type { CallContext } from "../../http/CallContext.ts";
import type { Provider } from "./Provider.ts";
import { openidFetch, readServer } from "./readServer.ts";

/** The provider as openid-client asks it, for one call of ours. Signatures are checked, also of tokens that came from the provider itself. */
export async function configure(context: CallContext, provider: Provider): Promise<Configuration> {
  const { client, clientSecret } = provider;
  const fetch = openidFetch(context);
  const server = await readServer(context, provider, fetch);
  const config = new Configuration(server, client.clientId, undefined, clientSecret === undefined ? None() : ClientSecretPost(clientSecret));
  config[customFetch] = fetch;
  allowInsecureRequests(config);
  enableNonRepudiationChecks(config);
  return config;
}
