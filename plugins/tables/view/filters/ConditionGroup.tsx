import { Plus, X } from "lucide-react";
import { useId, useRef, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { deepestWhere } from "../../model/where.ts";
import { emptyGroup, isDraftGroup, newCondition, type DraftCondition, type DraftGroup } from "../../model/whereDraft.ts";
import { ConditionLine } from "./ConditionLine.tsx";
import type { ConditionOffer } from "./ConditionOffer.ts";
import styles from "./ConditionsEditor.module.css";

export interface ConditionGroupProps {
  readonly group: DraftGroup;
  /** From 1. */
  readonly depth: number;
  /** As it is called: "2.1", none for the outermost. */
  readonly place: string;
  readonly offer: ConditionOffer;
  readonly onChange: (group: DraftGroup) => void;
}

type Member = DraftCondition | DraftGroup;

/** Conditions that are joined by one word, and groups among them. */
export const ConditionGroup = ({ group, depth, place, offer, onChange }: ConditionGroupProps): ReactElement => {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const { kind, members } = group;
  const put = (next: readonly Member[]): void => onChange({ kind, members: next });
  const focus = (find: (list: HTMLElement) => HTMLElement | null | undefined): void =>
    void requestAnimationFrame(() => list.current && find(list.current)?.focus());
  const add = (member: Member): void => {
    put([...members, member]);
    focus((element) => [...element.querySelectorAll<HTMLElement>(":scope > [data-member]")].at(-1)?.querySelector<HTMLElement>("[data-field] [role=combobox]"));
  };
  const remove = (index: number): void => {
    put(members.filter((_, at) => at !== index));
    focus((element) => element.querySelector<HTMLElement>(":scope > [data-adds] button"));
  };
  return (
    <div ref={list} className={styles.group} role="group" aria-label={place === "" ? t("tables.conditions") : t("tables.conditionGroup", { number: place })}>
      {members.length === 0 && <p className={styles.none}>{t("tables.conditionNone")}</p>}
      {members.map((member, index) => {
        const at = place === "" ? String(index + 1) : `${place}.${index + 1}`;
        const change = (next: Member): void => put(members.with(index, next));
        return (
          <div key={index} className={styles.member} data-member="">
            <Joint index={index} kind={kind} onChange={(next) => onChange({ kind: next, members })} />
            {isDraftGroup(member)
              ? <ConditionGroup group={member} depth={depth + 1} place={at} offer={offer} onChange={change} />
              : <ConditionLine condition={member} offer={offer} onChange={change} />}
            <IconButton
              icon={X}
              size="small"
              label={t(isDraftGroup(member) ? "tables.conditionGroupRemove" : "tables.conditionRemove", { number: at })}
              onPress={() => remove(index)}
            />
          </div>
        );
      })}
      <div className={styles.adds} data-adds="">
        <Button tone="ghost" size="small" icon={Plus} onPress={() => add(newCondition(offer.fields))}>{t("tables.conditionAdd")}</Button>
        {depth < deepestWhere && (
          <Button tone="ghost" size="small" icon={Plus} onPress={() => add({ ...emptyGroup(offer.fields), kind: kind === "and" ? "or" : "and" })}>{t("tables.conditionGroupAdd")}</Button>
        )}
      </div>
    </div>
  );
};

/** The word between two members: it is chosen once, behind the first. */
const Joint = ({ index, kind, onChange }: { index: number; kind: DraftGroup["kind"]; onChange: (kind: DraftGroup["kind"]) => void }): ReactElement => {
  const t = useText();
  const id = useId();
  if (index === 0) return <span className={styles.joint} />;
  if (index > 1) return <span className={styles.joint}>{t(`tables.${kind}`)}</span>;
  const options = [{ id: "and", name: t("tables.and") }, { id: "or", name: t("tables.or") }];
  return (
    <span className={styles.joint}>
      <SelectControl id={id} label={t("tables.conditionJoin")} value={kind} options={options} isRequired onChange={(next) => onChange(next === "or" ? "or" : "and")} />
    </span>
  );
};
