import type { EventsGrant } from "#sdk/capabilities/events.ts";
import { acceptRecord, acceptText, isName, maxName } from "../guestValues.ts";
import type { CapabilityRules, MemberRule } from "../MemberRule.ts";

/** A value of a guest's own event, or the input of a command, in UTF-16 units of its JSON: many may hear it. */
const maxValue = 16 * 1024;

const isCustom = (name: string): boolean => /^custom:[A-Za-z0-9._-]{1,100}$/.test(name);
const isOpenEvent = (name: unknown): name is string =>
  typeof name === "string" && (name === "record" || name === "config" || isCustom(name));

const isSmall = (value: unknown): boolean => JSON.stringify(value ?? null).length <= maxValue;

const lacksKind: NonNullable<MemberRule<EventsGrant>["lacks"]> = (grant, [name]) => {
  const kind = name === "record" || name === "config" ? name : "custom";
  return grant.includes(kind) ? undefined : `events: ${kind}`;
};

export const eventsRules: CapabilityRules<"events"> = {
  on: { accept: ([name]) => (isOpenEvent(name) ? [name] : undefined), lacks: lacksKind },
  emit: {
    accept: ([name, value]) => (isName(name) && isCustom(name) && isSmall(value) ? [name, value] : undefined),
    lacks: lacksKind,
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
    lacks: ({ others = [] }, [id]) =>
      commandId.test(id as string) || others.includes(id as string) ? undefined : `commands: ${id as string}`,
  },
};
