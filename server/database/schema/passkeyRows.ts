export interface PasskeyRow {
  /** Credential id, base64url. */
  id: string;
  user_id: string;
  /** The host name for which it was made. */
  rp_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** What the authenticator said last; keys that are kept by a service always say 0. */
  counter: number;
  transports: string[];
  is_synced: boolean;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface PasskeyQuestionRow {
  /** Of the ticket. */
  hash: string;
  project_id: string;
  device_id: string;
  /** Who makes a passkey; null: somebody signs in. */
  user_id: string | null;
  challenge: string;
  expires_at: string;
}
