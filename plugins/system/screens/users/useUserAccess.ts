import { useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";

/** What the server tells once. */
export interface Told {
  readonly what: "link" | "password";
  readonly secret: string;
}

type Way = Told["what"] | "letter" | "sessions" | "otp" | "observe";

interface UserAccess {
  readonly told: Told | undefined;
  readonly busy: Way | undefined;
  readonly makeLink: () => void;
  /** The link leaves by letter; it is shown as well, for a letter may not arrive. */
  readonly sendLink: () => void;
  readonly makePassword: () => void;
  readonly endSessions: () => void;
  readonly dropSecondFactor: () => void;
  /** Looks at the product as the user does. */
  readonly observe: () => void;
}

/** What an administrator does with a user's access; what ends something is asked about first. */
export function useUserAccess(id: string): UserAccess {
  const [http, dialogs, toasts] = [useCapability("http"), useCapability("dialogs"), useCapability("toasts")];
  const session = useCapability("session");
  const t = useText();
  const [act] = useToldAction();
  const [told, setTold] = useState<Told>();
  const [busy, setBusy] = useState<Way>();
  const doing = async (way: Way, work: () => Promise<void>, question?: string): Promise<void> => {
    if (question !== undefined && !(await dialogs.confirm({ text: question }))) return;
    setBusy(way);
    await act(work);
    setBusy(undefined);
  };
  const link = async (): Promise<void> => {
    const { path } = await http.call("POST users/{id}/link", { params: { id }, query: {} });
    setTold({ what: "link", secret: window.location.origin + path });
  };
  const letter = async (): Promise<void> => {
    const { path, sentTo } = await http.call("POST users/{id}/link", { params: { id }, query: { send: "1" } });
    setTold({ what: "link", secret: window.location.origin + path });
    if (sentTo === null) await toasts.show({ kind: "error", text: t("system.people.notSent") });
    else await toasts.show({ kind: "success", text: t("system.people.sent", { address: sentTo }) });
  };
  const password = async (): Promise<void> => {
    const made = await http.call("POST users/{id}/password", { params: { id } });
    setTold({ what: "password", secret: made.password });
  };
  const sessions = async (): Promise<void> => {
    const { ended } = await http.call("DELETE users/{id}/sessions", { params: { id } });
    await toasts.show({ kind: "success", text: t("system.people.sessionsEnded", { count: ended }) });
  };
  const otp = async (): Promise<void> => {
    await http.call("DELETE users/{id}/otp", { params: { id } });
    await toasts.show({ kind: "success", text: t("system.people.otpOff") });
  };
  return {
    told,
    busy,
    makeLink: () => void doing("link", link),
    sendLink: () => void doing("letter", letter),
    makePassword: () => void doing("password", password, t("system.people.passwordQuestion")),
    endSessions: () => void doing("sessions", sessions, t("system.people.sessionsQuestion")),
    dropSecondFactor: () => void doing("otp", otp, t("system.people.otpQuestion")),
    observe: () => void doing("observe", async () => await session.observe(id)),
  };
}
