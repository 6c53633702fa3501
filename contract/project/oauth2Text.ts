import Type, { type Static } from "typebox";
import { closed, optional, text } from "../schemaParts.ts";
import { secretText as secret } from "./secretText.ts";

const address = () => Type.String({ maxLength: 500, pattern: "^https?://[^\\s/?#]+[^\\s?#]*$" });
/** Where the provider sends people back to: below the product's own address, or with it. Both names are read. */
const back = () => optional(Type.String({ maxLength: 500, pattern: "^(https?://[^\\s/?#]+)?/auth/(user|login)$" }));

const client = {
  client_id: text(300),
  client_secret: secret(),
  redirect_url: back(),
  redirect_uri: back(),
  /** In place of what is asked by default. */
  scope: optional(text(300)),
};
const endpoints = { authorization_endpoint: optional(address()), token_endpoint: optional(address()), userinfo_endpoint: optional(address()) };

/** Providers by which people sign in (spec §3): what `project.json` says in `oauth2`. */
export const Oauth2Text = Type.Object({
  google_client_id: optional(text(300)),
  google_client_secret: secret(),
  one_id: optional(Type.Object({ ...client, ...endpoints }, closed)),
  linkedin: optional(Type.Object(client, closed)),
  /** `challenge`: a PKCE challenge that the provider knows the client by, with its verifier in `challenge_secret`. */
  ssv: optional(Type.Object({ ...client, ...endpoints, authorization_endpoint: address(), challenge: optional(text(200)), challenge_secret: secret() }, closed)),
  keycloak: optional(Type.Object({ baseUrl: address(), realm: Type.String({ minLength: 1, maxLength: 200 }), ...client }, closed)),
}, closed);
export type Oauth2Text = Static<typeof Oauth2Text>;
