import type { Grant } from "#core/grants/guestGrants.ts";
import type { GuestGrant } from "#sdk/capabilities/index.ts";
import type { RecordChange } from "#sdk/capabilities/tables.ts";
import { acceptRecord, acceptText, isName, maxName } from "../guestValues.ts";
import { lackingGrant } from "../lackingGrant.ts";
import type { CapabilityRules } from "../MemberRule.ts";

/** A value of a guest's own event, or the input of a command, in UTF-16 units of its JSON: many may hear it. */
const maxValue = 16 * 1024;

const isCustom = (name: string): boolean => /^custom:[A-Za-z0-9._-]{1,100}$/.test(name);
const isOpenEvent = (name: unknown): name is string =>
  typeof name === "string" && (name === "record" || name === "config" || isCustom(name));

const isSmall = (value: unknown): boolean => JSON.stringify(value ?? null).length <= maxValue;

const needsKind = ([name]: readonly unknown[]): Grant<"events"> => [name === "record" || name === "config" ? name : "custom"];

/** The change as a guest may hear of it: of the tables that it may read; undefined when it may read none of them. */
function narrowRecordChange({ tables, recordId, change }: RecordChange, grant: GuestGrant): RecordChange | undefined {
  const mayRead = (name: string): boolean => lackingGrant("tables", { [name]: ["read"] }, grant) === undefined;
  const readable = tables.filter(mayRead);
  return readable.length > 0 ? { tables: readable, recordId, change } : undefined;
}

export const eventsRules: CapabilityRules<"events"> = {
  on: {
    accept: ([name]) => (isOpenEvent(name) ? [name] : undefined),
    needs: needsKind,
    narrow: (event, { args: [name], grant }) => (name === "record" ? narrowRecordChange(event as RecordChange, grant) : event),
  },
  emit: {
    accept: ([name, value]) => (isName(name) && isCustom(name) && isSmall(value) ? [name, value] : undefined),
    needs: needsKind,
  },
};

const commandId = /^[a-z][a-z0-9.-]{0,99}$/;
const foreignId = /^[a-z][a-z0-9.-]{0,99}:[a-z][a-z0-9.-]{0,99}$/;

export const commandsRules: CapabilityRules<"commands"> = {
  register: {
    accept: ([command]) => {
      const { id, title } = acceptRecord(command) ?? {};
      const shown = acceptText(title, maxName);
      return typeof id === "string" && commandId.test(id) && shown !== undefined ? [{ id, title: shown }] : undefined;
    },
  },
  execute: {
    accept: ([id, input]) => {
      const isId = typeof id === "string" && (commandId.test(id) || foreignId.test(id));
      return isId && isSmall(input) ? [id, input] : undefined;
    },
    needs: ([id]) => (commandId.test(id as string) ? undefined : { others: [id as string] }),
  },
};
