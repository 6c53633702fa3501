import { Save } from "lucide-react";
import { useEffect, useState, type FormEvent, type KeyboardEvent, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import styles from "./call24.module.css";
import { call24Places, readRules, writeRules, type Call24Rule } from "./call24Rule.ts";
import { PlaceRule } from "./PlaceRule.tsx";

const name = "project_settings";

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly call24: unknown;
}

/** Where the project offers to write to support, place by place; what else its settings say of call24 stays. */
export function Call24Rules({ say }: { readonly say: SayLate }): ReactElement {
  const http = useCapability("http");
  const [loaded, reload] = useLoaded(async (signal): Promise<Stored> => {
    const { rows } = await http.call("POST tables/{name}/rows", { params: { name }, body: { pageSize: 1 }, signal });
    const id = String(rows[0]?.$id);
    const { version, values } = await http.call("GET forms/{name}/{id}", { params: { name, id }, signal });
    return { id, version, call24: values["call24"] };
  }, [http]);
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} />;
  return loaded.state === "loading" ? <SkeletonText lines={6} /> : <RulesForm key={loaded.value.version} stored={loaded.value} say={say} onSaved={reload} />;
}

function RulesForm({ stored, say, onSaved }: { readonly stored: Stored; readonly say: SayLate; readonly onSaved: () => void }): ReactElement {
  const [http, navigation] = [useCapability("http"), useCapability("navigation")];
  const [act, isSaving] = useToldAction();
  const [rules, change] = useState(() => readRules(stored.call24));
  const call24 = writeRules(stored.call24, rules);
  const isDirty = JSON.stringify(call24) !== JSON.stringify(writeRules(stored.call24, readRules(stored.call24)));
  useEffect(() => {
    const guard = navigation.guard(() => isDirty);
    return () => guard.dispose();
  }, [navigation, isDirty]);
  const save = async (): Promise<void> => {
    if (isSaving || !isDirty) return;
    const body = { values: { call24 }, version: stored.version };
    if (await act(() => http.call("PUT forms/{name}/{id}", { params: { name, id: stored.id }, body }), say("saved"))) onSaved();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const onKeyDown = (event: KeyboardEvent): void => void (event.key === "Enter" && (event.ctrlKey || event.metaKey) && save());
  const set = (place: (typeof call24Places)[number]) => (rule: Call24Rule): void => change({ ...rules, [place]: rule });
  return (
    <Card>
      <form className={styles.rules} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
        <p className={styles.note}>{say("rulesNote")}</p>
        {call24Places.map((place) => <PlaceRule key={place} place={place} rule={rules[place]} onChange={set(place)} say={say} />)}
        <div><Button type="submit" tone="primary" icon={Save} isBusy={isSaving} isDisabled={!isDirty}>{say("save")}</Button></div>
      </form>
    </Card>
  );
}
