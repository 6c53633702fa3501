import { CircleCheck, Send } from "lucide-react";
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import styles from "./call24.module.css";

interface MessageFormProps {
  readonly say: SayLate;
  readonly onSent: () => void;
}

const nothing = { message: "", name: "", contact: "" };
const longest = { message: 4_000, name: 200, contact: 200 };

/** What goes to support, with the address that the sender sees; what was typed stays until it is sent. */
export function MessageForm({ say, onSent }: MessageFormProps): ReactElement {
  const id = useId();
  const [http, navigation] = [useCapability("http"), useCapability("navigation")];
  const isGuest = useReadable(useCapability("user").current) === undefined;
  const [act, isSending] = useToldAction();
  const [values, setValues] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const needed = isGuest ? (["message", "contact"] as const) : (["message"] as const);
  const isMissing = (name: keyof typeof nothing): boolean => isTried && needed.some((one) => one === name) && values[name].trim() === "";

  const send = async (): Promise<void> => {
    setTried(true);
    const missing = needed.find((name) => values[name].trim() === "");
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
    if (isSending || missing) return;
    const { name, contact, message } = values;
    const body = { message, page: navigation.location.value.path, ...(isGuest && { name, contact }) };
    if (!(await act(() => http.call("POST call24/messages", { body, isPublic: isGuest })))) return;
    setValues(nothing);
    setTried(false);
    setSent(true);
    onSent();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const change = (name: keyof typeof nothing, text: string): void => {
    setSent(false);
    setValues({ ...values, [name]: text });
  };
  const field = (name: keyof typeof nothing) => ({
    id: `${id}-${name}`, value: values[name], maxLength: longest[name], onChange: (text: string) => change(name, text), isInvalid: isMissing(name), isRequired: needed.some((one) => one === name),
  });
  const errors = (name: keyof typeof nothing): string[] => (isMissing(name) ? [say("required")] : []);
  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <p className={styles.note}>{say(isGuest ? "guestNote" : "note")}</p>
      <FieldFrame id={`${id}-message`} label={say("message")} isRequired errors={errors("message")}>
        {({ describedBy }) => <TextAreaControl {...field("message")} describedBy={describedBy} />}
      </FieldFrame>
      {isGuest && (
        <>
          <FieldFrame id={`${id}-name`} label={say("name")}>{() => <TextControl {...field("name")} />}</FieldFrame>
          <FieldFrame id={`${id}-contact`} label={say("contact")} isRequired errors={errors("contact")}>
            {({ describedBy }) => <TextControl {...field("contact")} describedBy={describedBy} />}
          </FieldFrame>
        </>
      )}
      <div className={styles.sending}>
        <Button type="submit" tone="primary" icon={Send} isBusy={isSending}>{say("send")}</Button>
        <span role="status" className={styles.sent}>{isSent && <><Icon of={CircleCheck} size={16} />{say("sent")}</>}</span>
      </div>
    </form>
  );
}
