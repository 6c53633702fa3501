import Type, { type Static } from "typebox";
import { endpoint, Id, Nullable, Text } from "./endpoint.ts";

export const call24States = ["new", "work", "done"] as const;

const NewMessage = Type.Object({
  message: Text({ minLength: 1, maxLength: 4_000 }),
  /** Guests say how they are reached; of a user the account is known. */
  name: Type.Optional(Text({ maxLength: 200 })),
  contact: Type.Optional(Text({ maxLength: 200 })),
  /** The address that the sender saw. */
  page: Type.Optional(Text({ maxLength: 1_000 })),
});

const OwnMessage = Type.Object({
  id: Id,
  at: Type.String(),
  message: Type.String(),
  state: Type.Enum([...call24States]),
  answer: Nullable(Type.String()),
});
export type OwnMessage = Static<typeof OwnMessage>;

export const call24Endpoints = {
  "POST call24/messages": endpoint({ summary: "A message to the project's support", plugin: "call24", access: "public", body: NewMessage, response: Type.Object({ id: Id }), status: 201, bodyLimit: 32_768 }),
  "GET call24/messages": endpoint({ summary: "The user's own messages to support, the latest first, with the answers", plugin: "call24", access: "user", response: Type.Array(OwnMessage) }),
};
