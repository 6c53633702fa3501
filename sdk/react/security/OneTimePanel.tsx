import { useState, type ReactElement } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import { StatusPill } from "../../ui/status/Badge.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import { useLoaded } from "../useLoaded.ts";
import { useUser } from "../useUser.ts";
import { EnableCodes } from "./EnableCodes.tsx";
import { oneTimeWords } from "./oneTimeWords.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { ShowCode } from "./ShowCode.tsx";
import styles from "./SecurityPanel.module.css";

type Opened = { readonly dialog: "enable" | "disable" | "renew" } | { readonly dialog: "codes"; readonly codes: readonly string[] };

interface OneTimePanelProps {
  /** Whoever has to switch it on finds the dialog for that open. */
  readonly isBegun?: boolean;
}

/** Two-step sign-in, on or off as the user's `hasOtpSecret` says (spec §4). */
export const OneTimePanel = ({ isBegun = false }: OneTimePanelProps): ReactElement => {
  const say = useLateText(oneTimeWords, "oneTime");
  const user = useUser();
  const [opened, setOpened] = useState<Opened | undefined>(isBegun ? { dialog: "enable" } : undefined);
  /** Counts what may have changed how many recovery codes there are. */
  const [round, setRound] = useState(0);
  const isOn = user?.hasOtpSecret === true;
  const close = (): void => setOpened(undefined);
  const showCodes = (codes: readonly string[] | undefined): void => {
    setOpened(codes && { dialog: "codes", codes });
    setRound((before) => before + 1);
  };
  return (
    <div className={styles.panel}>
      <div role="status"><StatusPill tone={isOn ? "success" : "neutral"}>{say(isOn ? "isOn" : "isOff")}</StatusPill></div>
      <p className={styles.note}>{say(isOn ? "noteOn" : "noteOff")}</p>
      {isOn && <Left key={round} />}
      <div className={styles.buttons}>
        {isOn ? (
          <>
            <Button onPress={() => setOpened({ dialog: "disable" })}>{say("disable")}</Button>
            <Button onPress={() => setOpened({ dialog: "renew" })}>{say("renew")}</Button>
          </>
        ) : (
          <Button tone="primary" onPress={() => setOpened({ dialog: "enable" })}>{say("enable")}</Button>
        )}
      </div>
      {opened?.dialog === "enable" && <EnableCodes onClose={showCodes} />}
      {opened?.dialog === "disable" && <Disable onClose={close} />}
      {opened?.dialog === "renew" && <Renew onClose={showCodes} />}
      {opened?.dialog === "codes" && <RecoveryCodes codes={opened.codes} onClose={close} />}
    </div>
  );
};

/** How many recovery codes are left. */
const Left = (): ReactElement | undefined => {
  const say = useLateText(oneTimeWords, "oneTime");
  const http = useCapability("http");
  const [codes] = useLoaded(async (signal) => await http.call("GET auth/recovery-codes", { signal }), [http]);
  return codes.state === "ready" ? <p className={styles.note}>{say("left", { count: codes.value.left })}</p> : undefined;
};

const Disable = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const say = useLateText(oneTimeWords, "oneTime");
  const [http, session] = [useCapability("http"), useCapability("session")];
  const send = async (otp: string): Promise<void> => {
    await http.call("POST auth/disable-otp", { body: { otp } });
    await session.reload();
  };
  return <ShowCode title={say("disable")} note={say("disableNote")} submit={say("disableSubmit")} done={say("off")} send={send} onClose={onClose} />;
};

const Renew = ({ onClose }: { readonly onClose: (codes: readonly string[] | undefined) => void }): ReactElement => {
  const say = useLateText(oneTimeWords, "oneTime");
  const http = useCapability("http");
  const [codes, setCodes] = useState<readonly string[]>();
  const send = async (otp: string): Promise<void> => setCodes((await http.call("POST auth/recovery-codes", { body: { otp } })).recoveryCodes);
  return <ShowCode title={say("renew")} note={say("renewNote")} submit={say("renewSubmit")} done={say("renewed")} send={send} onClose={() => onClose(codes)} />;
};
