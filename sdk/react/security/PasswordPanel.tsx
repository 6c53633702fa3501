import { useEffect, useId, useState, type FormEvent, type ReactElement } from "react";
import { PlatonError } from "../../errors/PlatonError.ts";
import { answerWords } from "../../errors/readFailure.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FieldFrame } from "../../ui/controls/FieldFrame.tsx";
import { PasswordControl } from "../../ui/controls/PasswordControl.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import { useUser } from "../useUser.ts";
import styles from "./SecurityPanel.module.css";
import { ownPasswordWords } from "./ownPasswordWords.ts";

const names = ["oldPassword", "newPassword"] as const;
type Name = (typeof names)[number];
type Problems = { readonly [Field in Name]?: readonly string[] | undefined };

const empty: Readonly<Record<Name, string>> = { oldPassword: "", newPassword: "" };

/** The old password and the new one (spec §2): not checked here (spec §5), what the server says stands below its field. */
export const PasswordPanel = (): ReactElement => {
  const say = useLateText(ownPasswordWords, "ownPassword");
  const id = useId();
  const username = useUser()?.username ?? "";
  const { values, problems, isBusy, enter, change } = usePasswordChange(say);
  useEffect(() => {
    const wrong = names.find((name) => problems[name] !== undefined);
    if (wrong !== undefined) document.getElementById(`${id}-${wrong}`)?.focus();
  }, [id, problems]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void change();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Tells password managers whose it is. */}
      <input type="text" hidden readOnly value={username} autoComplete="username" />
      {names.map((name) => (
        <FieldFrame key={name} id={`${id}-${name}`} label={say(name)} errors={problems[name] ?? []}>
          {({ describedBy }) => (
            <PasswordControl
              id={`${id}-${name}`}
              name={name}
              value={values[name]}
              onChange={(value) => enter(name, value)}
              autoComplete={name === "oldPassword" ? "current-password" : "new-password"}
              isInvalid={problems[name] !== undefined}
              {...(describedBy !== undefined && { describedBy })}
            />
          )}
        </FieldFrame>
      ))}
      <p className={styles.note}>{say("note")}</p>
      <div className={styles.buttons}><Button type="submit" tone="primary" isBusy={isBusy}>{say("submit")}</Button></div>
    </form>
  );
};

function usePasswordChange(say: (key: string) => string) {
  const [http, toasts] = [useCapability("http"), useCapability("toasts")];
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const enter = (name: Name, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: undefined }));
  };
  const change = async (): Promise<void> => {
    setBusy(true);
    try {
      await http.call("POST auth/change_user_password", { body: values });
      setValues(empty);
      setProblems({});
      await toasts.show({ kind: "success", text: say("saved") });
    } catch (failure) {
      setProblems(problemsOf(failure));
      await toasts.show({ kind: "error", text: say("failed") });
    } finally {
      setBusy(false);
    }
  };
  return { values, problems, isBusy, enter, change };
}

/** What an answer says of no field, as that there were too many tries, is of the old password. */
function problemsOf(failure: unknown): Problems {
  if (!(failure instanceof PlatonError)) return {};
  const { fields, status = 500 } = failure.details;
  if (fields && names.some((name) => fields[name])) return fields;
  const words = status < 500 ? answerWords(failure) : undefined;
  return words === undefined ? {} : { oldPassword: [words] };
}
