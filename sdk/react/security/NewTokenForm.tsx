import { useId, useState, type ReactElement } from "react";
import { PlatonError } from "../../errors/PlatonError.ts";
import { readFailure } from "../../errors/readFailure.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FieldFrame } from "../../ui/controls/FieldFrame.tsx";
import { MultiSelectControl } from "../../ui/controls/select/MultiSelectControl.tsx";
import { SelectControl } from "../../ui/controls/select/SelectControl.tsx";
import type { SelectOption } from "../../ui/controls/select/selectOption.ts";
import { TextControl } from "../../ui/controls/TextControl.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import type { SayLate } from "../live/useLateText.ts";
import { useLocale } from "../useLocale.ts";
import styles from "./AccessList.module.css";

interface NewTokenFormProps {
  /** Those that the person has to give. */
  readonly permissions: readonly string[];
  readonly say: SayLate;
  readonly onMade: (token: string) => void;
}

/** So many days tokens are good for; none: they do not end by themselves. */
const lives = ["30", "90", "365", "none"] as const;

type Errors = Readonly<Record<string, readonly string[]>>;

const noErrors: Errors = {};

/** A name, what the token may, and for how long; a refused one stays as it was typed. */
export const NewTokenForm = ({ permissions, say, onMade }: NewTokenFormProps): ReactElement => {
  const id = useId();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly SelectOption["id"][]>([]);
  const [life, setLife] = useState<SelectOption["id"]>("90");
  const { errors, isBusy, make } = useMaking(say, (token) => {
    setName("");
    setChosen([]);
    onMade(token);
  });
  const daysOf = (one: string): string => (one === "none" ? say("forever") : say("day", { count: Number(one) }));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make({ name, permissions: chosen.map(String), days: life === "none" ? null : Number(life) });
      }}
    >
      <FieldFrame id={`${id}-name`} label={say("name")} hint={say("nameHint")} isRequired errors={errors["name"] ?? []}>
        {({ describedBy }) => <TextControl id={`${id}-name`} name="token-name" value={name} onChange={setName} isRequired isInvalid={"name" in errors} describedBy={describedBy} />}
      </FieldFrame>
      <FieldFrame id={`${id}-permissions`} label={say("permissions")} hint={say("permissionsHint")} errors={errors["permissions"] ?? []}>
        {({ describedBy }) => (
          <MultiSelectControl
            id={`${id}-permissions`}
            value={chosen}
            onChange={setChosen}
            options={permissions.map((one) => ({ id: one, name: one }))}
            isInvalid={"permissions" in errors}
            describedBy={describedBy}
          />
        )}
      </FieldFrame>
      <FieldFrame id={`${id}-days`} label={say("days")}>
        {({ describedBy }) => (
          <SelectControl id={`${id}-days`} value={life} onChange={(next) => setLife(next ?? "90")} options={lives.map((one) => ({ id: one, name: daysOf(one) }))} isRequired describedBy={describedBy} />
        )}
      </FieldFrame>
      <div><Button type="submit" isBusy={isBusy}>{say("make")}</Button></div>
    </form>
  );
};

interface Wish {
  readonly name: string;
  readonly permissions: string[];
  readonly days: number | null;
}

function useMaking(say: SayLate, onMade: (token: string) => void) {
  const [http, toasts] = [useCapability("http"), useCapability("toasts")];
  const locale = useLocale();
  const [errors, setErrors] = useState(noErrors);
  const [isBusy, setBusy] = useState(false);
  const make = async (body: Wish): Promise<void> => {
    if (isBusy) return;
    if (body.name.trim() === "") return setErrors({ name: [say("isRequired")] });
    setBusy(true);
    try {
      const { token } = await http.call("POST auth/tokens", { body });
      setErrors(noErrors);
      onMade(token);
    } catch (failure) {
      const fields = failure instanceof PlatonError ? failure.details.fields : undefined;
      setErrors(fields ?? noErrors);
      if (fields === undefined) await toasts.show({ kind: "error", text: readFailure(failure, locale) });
    } finally {
      setBusy(false);
    }
  };
  return { errors, isBusy, make };
}
