import type { Generated } from "kysely";

/** What every table of people has beside its own. */
interface KeptColumns {
  version: Generated<number>;
  created_at: Generated<string>;
  created_by: string | null;
  updated_at: Generated<string>;
  updated_by: string | null;
}

export interface OrganizationRow extends KeptColumns {
  id: string;
  deleted_at: string | null;
  project_id: string;
  name: string;
  tin: string | null;
  pinfl: string | null;
}

export interface UserRow extends KeptColumns {
  id: string;
  project_id: string;
  username: string;
  full_name: string;
  post_name: string | null;
  password_hash: string | null;
  locale: string | null;
  org_id: string | null;
  tin: string | null;
  pinfl: string | null;
  photo: string | null;
  /** Where letters go: one plain address. */
  email: string | null;
  /** Sealed; null while two-step sign-in is off. */
  otp_secret: string | null;
  /** Time step of the last one-time code that was used. */
  otp_step: number | null;
  /** Of who was deleted too. */
  disabled_at: string | null;
  deleted_at: string | null;
  must_change_password: Generated<boolean>;
  last_login_at: string | null;
  registered_with_eimzo: Generated<boolean>;
  eimzo_allow_to_login: Generated<SignerKinds>;
}

/** Of which certificates a user may sign in with one. */
export type SignerKinds = "legal" | "individuals" | "all";

export interface SignatureRuleRow {
  user_id: string;
  /** As normalSerial makes it. */
  serial: string;
  is_allowed: boolean;
  created_at: Generated<string>;
  created_by: string | null;
}

export interface SignatureChallengeRow {
  hash: string;
  project_id: string;
  device_id: string;
  expires_at: string;
}

export interface UserRoleRow extends KeptColumns {
  id: Generated<string>;
  user_id: string;
  role_id: string;
  /** Null: everywhere. */
  org_id: string | null;
}

export interface PasswordLinkRow {
  /** Of the token in the link. */
  hash: string;
  user_id: string;
  created_at: string;
  created_by: string | null;
  expires_at: string;
  used_at: string | null;
}

export interface SessionRow {
  id: string;
  project_id: string;
  user_id: string;
  device_id: string;
  /** Of the secret that the browser keeps; null where nothing may be concluded from it any more. */
  device_hash: string | null;
  user_agent: string | null;
  address: string | null;
  created_at: Generated<string>;
  last_used_at: Generated<string>;
  expires_at: string;
  revoked_at: string | null;
  revoked_why: string | null;
  /** Whose rights the session has in place of its owner's, to look only. */
  observed_id: string | null;
  observed_until: string | null;
  /** The way of signing in; null for those that began before it was kept. */
  method: string | null;
  /** It has shown two factors without a code: by a passkey, to sign in or made in it. */
  is_two_factors: Generated<boolean>;
}

export interface ApiTokenRow {
  id: string;
  project_id: string;
  user_id: string;
  name: string;
  /** Of the whole token. */
  hash: string;
  permissions: string[];
  created_at: string;
  /** Null: never. */
  expires_at: string | null;
  last_used_at: string | null;
  last_used_address: string | null;
  revoked_at: string | null;
}

export interface RefreshTokenRow {
  hash: string;
  session_id: string;
  issued_at: Generated<string>;
  expires_at: string;
  used_at: string | null;
}

export interface LoginAttemptRow {
  key: string;
  failed: Generated<number>;
  last_at: Generated<string>;
  locked_until: string | null;
}

/** A secret that somebody has been shown, and has not proved to have taken over. */
export interface PendingCodeRow {
  session_id: string;
  /** Sealed. */
  secret: string;
  created_at: string;
}
