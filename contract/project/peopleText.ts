import Type, { type Static } from "typebox";
import { closed, optional, text } from "../schemaParts.ts";

/** An organisation in which a user works; the same one is named alike wherever it stands. */
const OrganizationText = Type.Object(
  {
    name: text(),
    tin: optional(text(20)),
    pinfl: optional(text(20)),
    /** Roles that hold while the user works in it, beside those that hold everywhere (D28). */
    roles: optional(Type.Array(text(100))),
  },
  closed,
);

/**
 * `users/<username>.json`: made when the project is filled and by `apply`, exported only when that is asked, without passwords.
 * A password of the text is the first one: whoever signs in with it chooses another.
 */
export const UserText = Type.Object(
  {
    fullName: text(),
    postName: optional(text()),
    password: optional(text(200)),
    roles: Type.Array(text(100)),
    locale: optional(text(8)),
    /** By which a certificate is known as the user's. */
    pinfl: optional(text(14)),
    /** The first is the one in which the user works at the beginning. */
    organizations: optional(Type.Array(OrganizationText)),
  },
  closed,
);
export type UserText = Static<typeof UserText>;
