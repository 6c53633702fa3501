import Type from "typebox";
import type { SecretMark } from "#core/secrets.ts";
import { closed, optional, text } from "../schemaParts.ts";

/** A secret, or the mark that stands for one. */
export const secretText = () => optional(Type.Unsafe<string | SecretMark>(Type.Union([text(2_000), Type.Object({ $secret: text(500) }, closed)])));
