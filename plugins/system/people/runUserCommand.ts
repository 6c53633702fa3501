import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import type { UserCommand } from "./userCommandIds.ts";

type Means = Pick<CapabilityMap, "http" | "dialogs" | "clipboard" | "toasts" | "i18n">;

/** What an administrator does with a user's access; what is told once is shown until it is closed. */
export async function runUserCommand(means: Means, command: UserCommand, id: string): Promise<void> {
  try {
    await run[command](means, id);
  } catch (failure) {
    await means.toasts.show({ kind: "error", text: readFailure(failure, means.i18n.locale.value) });
  }
}

const run: Readonly<Record<UserCommand, (means: Means, id: string) => Promise<void>>> = {
  "user-link": async (means, id) => {
    const { path } = await means.http.call("POST users/{id}/link", { params: { id } });
    await tellOnce(means, "link", window.location.origin + path);
  },
  "user-password": async (means, id) => {
    const { dialogs, http, i18n } = means;
    if (!(await dialogs.confirm({ text: i18n.t("system.people.passwordQuestion") }))) return;
    const { password } = await http.call("POST users/{id}/password", { params: { id } });
    await tellOnce(means, "password", password);
  },
  "user-sessions": async ({ dialogs, http, i18n, toasts }, id) => {
    if (!(await dialogs.confirm({ text: i18n.t("system.people.sessionsQuestion") }))) return;
    const { ended } = await http.call("DELETE users/{id}/sessions", { params: { id } });
    await toasts.show({ kind: "success", text: i18n.t("system.people.sessionsEnded", { count: ended }) });
  },
};

/** It is kept nowhere: whoever closes it without having copied it makes another. */
async function tellOnce({ dialogs, clipboard, toasts, i18n }: Means, what: "link" | "password", secret: string): Promise<void> {
  const { t } = i18n;
  const isCopied = await dialogs.confirm({
    title: t(`system.people.${what}Title`), text: `${t(`system.people.${what}Note`)}\n\n${secret}`, yes: t("system.people.copy"), no: t("system.people.close"),
  });
  if (!isCopied) return;
  await clipboard.writeText(secret);
  await toasts.show({ kind: "success", text: t("ui.copied") });
}
