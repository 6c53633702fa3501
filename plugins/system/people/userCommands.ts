import type { PluginContext } from "#sdk/plugin/PluginContext.ts";
import { userCommandIds } from "./userCommandIds.ts";

type Context = PluginContext<"commands" | "http" | "dialogs" | "clipboard" | "toasts" | "i18n">;

/** Offers what the table of users has buttons for; what they do comes when one is pressed. */
export function offerUserCommands(context: Context): void {
  const { commands, i18n } = context.capabilities;
  for (const id of userCommandIds) {
    context.own(commands.register({ id, title: i18n.t(`system.people.${id}`) }, (rows) => {
      const [userId] = (rows as { readonly ids?: readonly string[] } | undefined)?.ids ?? [];
      if (userId !== undefined) void import("./runUserCommand.ts").then(({ runUserCommand }) => runUserCommand(context.capabilities, id, userId));
    }));
  }
}
