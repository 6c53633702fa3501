import { Plus, Trash2 } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactElement } from "react";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import styles from "./call24.module.css";
import type { Call24Place, Call24Rule, PathRule } from "./call24Rule.ts";

interface PlaceRuleProps {
  readonly place: Call24Place;
  readonly rule: Call24Rule;
  readonly onChange: (rule: Call24Rule) => void;
  readonly say: SayLate;
}

const most = 200;
const example = "/pages/**";
const first: readonly PathRule[] = [{ path: "", state: "show" }];

/** One of the three places: nowhere, everywhere, or by paths of which the first that fits decides. */
export function PlaceRule({ place, rule, onChange, say }: PlaceRuleProps): ReactElement {
  const id = useId();
  const kept = useRef(first);
  const kind = typeof rule === "string" ? rule : "paths";
  const options = ["none", "all", "paths"].map((one) => ({ id: one, name: say(`where.${one}`) }));
  const choose = (chosen: unknown): void => {
    if (typeof rule !== "string") kept.current = rule;
    onChange(chosen === "paths" ? kept.current : chosen === "all" ? "all" : "none");
  };
  return (
    <div className={styles.place}>
      <FieldFrame id={id} label={say(`place.${place}`)} hint={say(`place.${place}.hint`)}>
        {({ describedBy }) => <SelectControl id={id} value={kind} options={options} onChange={choose} isRequired describedBy={describedBy} />}
      </FieldFrame>
      {typeof rule !== "string" && <Paths rules={rule} onChange={onChange} say={say} />}
    </div>
  );
}

function Paths({ rules, onChange, say }: { readonly rules: readonly PathRule[]; readonly onChange: (rules: readonly PathRule[]) => void; readonly say: SayLate }): ReactElement {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(rules.length);
  // A new line gets the keyboard.
  useLayoutEffect(() => {
    if (rules.length > count.current) list.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
    count.current = rules.length;
  }, [rules.length]);
  const states = (["show", "hide"] as const).map((state) => ({ id: state, name: say(`state.${state}`) }));
  const put = (at: number, change: Partial<PathRule>): void => onChange(rules.map((rule, index) => (index === at ? { ...rule, ...change } : rule)));
  return (
    <>
      <ul ref={list} className={styles.paths}>
        {rules.map(({ path, state }, at) => (
          // The lines have no names of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.path}>
            <TextControl id={`${id}-${at}`} value={path} onChange={(changed) => put(at, { path: changed })} label={say("path")} placeholder={example} maxLength={200} />
            <SelectControl id={`${id}-${at}-state`} value={state} options={states} onChange={(chosen) => put(at, { state: chosen === "hide" ? "hide" : "show" })} label={say("state")} isRequired />
            <IconButton icon={Trash2} label={say("removePath")} onPress={() => onChange(rules.filter((_, index) => index !== at))} />
          </li>
        ))}
      </ul>
      {rules.length < most && <div><Button size="small" icon={Plus} onPress={() => onChange([...rules, ...first])}>{say("addPath")}</Button></div>}
    </>
  );
}
