import type { Json } from "./columnTypes.ts";

/** An account of a provider by which a user signs in. */
export interface IdentityRow {
  id: string;
  project_id: string;
  user_id: string;
  method: string;
  issuer: string;
  subject: string;
  /** What the provider calls the account. */
  label: string | null;
  created_at: string;
}

/** What a browser has begun at a provider. */
export interface OAuthFlowRow {
  state_hash: string;
  project_id: string;
  method: string;
  device_id: string;
  /** Who connects an account; null: somebody signs in. */
  user_id: string | null;
  redirect_uri: string;
  /** Nonce and verifier, sealed. */
  sealed: string;
  /** The provider is to ask who it is, whatever session it has. */
  is_fresh: boolean;
  created_at: string;
  expires_at: string;
}

/** What a provider has said, for whoever has the ticket. */
export interface OAuthTicketRow {
  hash: string;
  project_id: string;
  method: string;
  device_id: string;
  issuer: string;
  subject: string;
  profile: Json;
  expires_at: string;
}
