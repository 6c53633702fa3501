import Type, { type Static } from "typebox";
import { Id, Nullable, Text } from "./endpoint.ts";

/**
 * Whose sight of what: a table, form or page by name, an item of the menu by id. `part` is a column of the table or an element of
 * the form, by id or field; `id` a record that is reached through it.
 */
export const WhyQuery = Type.Object({
  user: Id,
  kind: Type.Union([Type.Literal("table"), Type.Literal("form"), Type.Literal("page"), Type.Literal("menu")]),
  name: Text({ minLength: 1, maxLength: 100 }),
  part: Type.Optional(Text({ minLength: 1, maxLength: 200 })),
  id: Type.Optional(Id),
});
export type WhyQuery = Static<typeof WhyQuery>;

/** A role of the user by title; in one organisation only, which is or is not the one where they work now. */
export const GivingRole = Type.Object({ role: Type.String(), organization: Nullable(Type.String()), isHere: Type.Boolean() });
export type GivingRole = Static<typeof GivingRole>;

export const WhyStep = Type.Object({
  /**
   * What is asked: whether the user may sign in, a plugin is on, an administrator's right, a permission that is named or none is,
   * a field is there, a record is there, a row rule, or something is left below an item of the menu.
   */
  asked: Type.Union([
    Type.Literal("enabled"), Type.Literal("plugin"), Type.Literal("administrator"), Type.Literal("permission"), Type.Literal("unnamed"),
    Type.Literal("field"), Type.Literal("record"), Type.Literal("rule"), Type.Literal("below"),
  ]),
  /** Of what: the title of the table, form, page, field, dataset or item. */
  of: Type.String(),
  /** The plugin, the permission, the rule as JSON; null where nothing is named. */
  value: Nullable(Type.String()),
  isYes: Type.Boolean(),
  /** Roles of the user that give the permission. */
  from: Type.Array(GivingRole),
  /** Titles of the project's roles that would. */
  givenBy: Type.Array(Type.String()),
  /** What the rule compared: values of the user (`$user.orgId`) and of the record. */
  compared: Type.Array(Type.Object({ name: Type.String(), value: Nullable(Type.String()) })),
});
export type WhyStep = Static<typeof WhyStep>;

/** Steps in the order in which they are asked, up to the one that decides. */
export const WhyAnswer = Type.Object({ isShown: Type.Boolean(), steps: Type.Array(WhyStep) });
export type WhyAnswer = Static<typeof WhyAnswer>;
