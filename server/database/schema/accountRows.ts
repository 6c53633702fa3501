import type { Generated } from "kysely";

export interface OrganizationRow {
  id: string;
  project_id: string;
  name: string;
  tin: string | null;
  pinfl: string | null;
}

export interface UserRow {
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
  otp_secret: string | null;
  created_at: Generated<string>;
  disabled_at: string | null;
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
