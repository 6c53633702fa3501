import type { WhyQuery } from "#sdk/wire.ts";

/** What an administrator has chosen to ask about. */
export interface WhyQuestion {
  readonly kind: WhyQuery["kind"];
  readonly name?: string | undefined;
  readonly part?: string | undefined;
  /** As typed: an id, or a link that has one. */
  readonly record: string;
}

const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The id of a record in a text; undefined where there is none. */
export const recordIdIn = (text: string): string | undefined => text.match(id)?.[0].toLowerCase();

/** Whether something was typed for a record, and no id is in it. */
export const isRecordWrong = ({ record }: WhyQuestion): boolean => record.trim() !== "" && recordIdIn(record) === undefined;

/** What the server is asked; undefined until it can be. */
export function askedOf(user: string, question: WhyQuestion): WhyQuery | undefined {
  const { kind, name, part, record } = question;
  if (name === undefined || isRecordWrong(question)) return undefined;
  const id = recordIdIn(record);
  return { user, kind, name, ...(part !== undefined && { part }), ...(id !== undefined && { id }) };
}
