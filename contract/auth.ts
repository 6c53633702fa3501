import Type, { type Static } from "typebox";
import { sessionMethods, type SessionMethod } from "./authMethods.ts";
import { Id, Nullable, Text } from "./endpoint.ts";

/** Spec §3 Organization. */
export const Organization = Type.Object({ id: Id, name: Type.String(), tin: Nullable(Type.String()), pinfl: Nullable(Type.String()) });
export type Organization = Static<typeof Organization>;

/** Who looks at the product as the user does, and until when. */
export const Observation = Type.Object({ fullName: Type.String(), until: Type.String() });
export type Observation = Static<typeof Observation>;

/** Spec §3 User. */
export const User = Type.Object({
  id: Id,
  fullName: Type.String(),
  username: Type.String(),
  postName: Nullable(Type.String()),
  permissions: Type.Array(Type.String()),
  orgId: Nullable(Type.String()),
  tin: Nullable(Type.String()),
  pinfl: Nullable(Type.String()),
  organizations: Type.Array(Organization),
  locale: Nullable(Type.String()),
  registeredWithEimzo: Type.Boolean(),
  eimzoAllowToLogin: Type.Union([Type.Literal("legal"), Type.Literal("individuals"), Type.Literal("all")]),
  photo: Nullable(Type.String()),
  hasOtpSecret: Type.Boolean(),
  /** A role of the user asks for a second factor, and this session has none: until one is set up, nothing else can be done. */
  mustSetUpFactor: Type.Optional(Type.Literal(true)),
  /** Only for an administrator who looks as this user does. */
  observer: Type.Optional(Observation),
});
export type User = Static<typeof User>;

/** An access token (15 minutes) with its refresh token (14 days, used once) — D21. `expires_in` in seconds. Tokens that travel in cookies are empty here. */
export const Tokens = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
});
export type Tokens = Static<typeof Tokens>;

/** The session goes on in another organisation: the user as there, with tokens that replace the present ones. */
/** 32 bytes as base64 (D57). */
export const DraftKey = Type.Object({ key: Type.String() });

export const OrganizationChange = Type.Object({ user: User, ...Tokens.properties });
export type OrganizationChange = Static<typeof OrganizationChange>;

export const LoginBody = Type.Object({
  username: Text({ maxLength: 200 }),
  password: Type.String({ maxLength: 1000 }),
  otp: Type.Optional(Type.String({ maxLength: 40 })),
});
export type LoginBody = Static<typeof LoginBody>;

/** A password of one's own: what proves whose it is, a first password or a one-time link, and the new one. */
export const ChosenPassword = Type.Object({
  username: Type.Optional(Text({ maxLength: 200 })),
  password: Type.Optional(Type.String({ maxLength: 1000 })),
  link: Type.Optional(Type.String({ maxLength: 100 })),
  newPassword: Type.String({ maxLength: 1000 }),
  otp: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ChosenPassword = Static<typeof ChosenPassword>;

/** The password that one has, and the one that is to be. */
export const PasswordChange = Type.Object({ oldPassword: Type.String({ maxLength: 1000 }), newPassword: Type.String({ maxLength: 1000 }) });
export type PasswordChange = Static<typeof PasswordChange>;

/** `path` below the product's own address; whoever opens it first chooses the user's password. `sentTo`: a letter with it has left. */
export const OneTimeLink = Type.Object({ path: Type.String(), expiresAt: Type.String(), sentTo: Nullable(Type.String()) });
export type OneTimeLink = Static<typeof OneTimeLink>;

/** User name, or mail address. */
export const ResetBody = Type.Object({ username: Text({ minLength: 1, maxLength: 254 }) });

/** Told once, and kept as its hash alone. */
export const NewPassword = Type.Object({ password: Type.String() });
export type NewPassword = Static<typeof NewPassword>;

export const EndedSessions = Type.Object({ ended: Type.Integer() });
export type EndedSessions = Static<typeof EndedSessions>;

/** Whether whoever signs in without a password is asked to choose one. */
export const PasswordPolicy = Type.Union([Type.Literal("required"), Type.Literal("none"), Type.Literal("optional")]);
export type PasswordPolicy = Static<typeof PasswordPolicy>;

export const LoginResponse = Type.Object({
  user: User,
  token: Type.String(),
  access_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
  has_profile: Type.Boolean(),
  has_password: Type.Boolean(),
  password_policy: PasswordPolicy,
});
export type LoginResponse = Static<typeof LoginResponse>;

/** What a browser says of itself, in names that every language knows: `{ browser: "Firefox", system: "Windows" }`; null for what it does not say. */
export const Device = Type.Object({ browser: Nullable(Type.String()), system: Nullable(Type.String()) });
export type Device = Static<typeof Device>;

export const SessionInfo = Type.Object({
  id: Id,
  /** Null for a session that began before it was kept. */
  method: Nullable(Type.Unsafe<SessionMethod>(Type.Union(sessionMethods.map((method) => Type.Literal(method))))),
  device: Device,
  createdAt: Type.String(),
  lastUsedAt: Type.String(),
  userAgent: Nullable(Type.String()),
  address: Nullable(Type.String()),
  isCurrent: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;
