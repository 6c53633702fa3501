import { Settings } from "lucide-react";
import { useId, useState, type KeyboardEvent, type ReactElement } from "react";
import type { ArrangedPart } from "#core/arranging/ArrangedPart.ts";
import { findElementType, valueKindOf } from "#core/elements/findElementType.ts";
import { cogLink } from "#core/links/cogLinks.ts";
import { resolveWidth } from "#core/links/resolveWidth.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import styles from "./arrange.module.css";
import { typeOf } from "./arrangedElements.ts";
import { useDesk } from "./Desk.ts";
import { suitingTypes, type OutlinedField } from "./newElements.ts";

interface ElementPanelProps {
  readonly labelId: string;
  /** Back to the element. */
  readonly onDone: (id: string) => void;
  readonly fields: readonly OutlinedField[];
}

/** What the chosen element is like, and the way to all of its properties. */
export function ElementPanel(props: ElementPanelProps): ReactElement {
  const t = useText();
  const { selected, nameOf } = useDesk();
  return (
    <aside className={styles.panel} data-empty={selected === undefined || undefined} aria-label={selected ? nameOf(selected.id) : t("forms.arrange.choose")}>
      {selected ? <Properties key={selected.id} part={selected} {...props} /> : <p className={styles.choose}>{t("forms.arrange.choose")}</p>}
      <p id="arrange-keys" className={styles.keys}>{t("forms.arrange.keys")}</p>
    </aside>
  );
}

function Properties({ part, labelId, onDone, fields }: ElementPanelProps & { readonly part: ArrangedPart }): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const { form, change, nameOf } = useDesk();
  const { id, version, values } = part;
  const type = typeOf(part);
  const isTab = type === "tab";
  const hasValue = typeof values["dataField"] === "string";
  return (
    <>
      <h2 className={styles.name}>{nameOf(id)}</h2>
      {type !== "html" && <LabelField id={labelId} value={String(values["label"] ?? "")} onChange={(label) => change(id, { label })} onDone={() => onDone(id)} />}
      {!isTab && <WidthField value={values["width"]} onChange={(width) => change(id, { width })} />}
      {hasValue && <TypeField type={type} field={fields.find(({ name }) => name === values["dataField"])} onChange={(next) => change(id, { type: next })} />}
      {hasValue && (findElementType(type)?.checks.length ?? 1) > 0 && type !== "checkbox" && (
        <CheckboxControl id="arrange-required" value={values["isRequired"] === true} onChange={(isRequired) => change(id, { isRequired })}>{t("forms.arrange.required")}</CheckboxControl>
      )}
      {version !== undefined && (
        <Button size="small" icon={Settings} onPress={() => void navigation.open(cogLink("form_elements", id, { form_name: form }))}>{t("forms.arrange.more")}</Button>
      )}
    </>
  );
}

interface LabelFieldProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
}

/** One step for what was typed, not one for each letter. */
function LabelField({ id, value, onChange, onDone }: LabelFieldProps): ReactElement {
  const t = useText();
  const [draft, setDraft] = useState<string>();
  const leave = (): void => {
    if (draft !== undefined && draft !== value) onChange(draft);
    setDraft(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") leave();
    else setDraft(undefined);
    onDone();
  };
  return (
    <div className={styles.wide} onKeyDown={press}>
      <FieldFrame id={id} label={t("forms.arrange.label")}>
        {({ describedBy }) => <TextControl id={id} name="arrange-label" value={draft ?? value} maxLength={500} onChange={setDraft} onBlur={leave} {...(describedBy !== undefined && { describedBy })} />}
      </FieldFrame>
    </div>
  );
}

const shares: Readonly<Record<number, string>> = { 3: "1/4", 4: "1/3", 6: "1/2", 8: "2/3", 9: "3/4" };

function WidthField({ value, onChange }: { readonly value: unknown; readonly onChange: (columns: number) => void }): ReactElement {
  const t = useText();
  const id = useId();
  const own = resolveWidth(value as number | undefined);
  const nameOf = (columns: number): string => (columns === 12 ? t("forms.arrange.full") : (shares[columns] ?? `${columns}/12`));
  const further = own === undefined || own.unit === "columns" ? [] : [{ id: Number(value), name: own.unit === "percent" ? `${own.size}%` : `${own.size}px` }];
  const options = [...Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: nameOf(index + 1) })), ...further];
  return (
    <FieldFrame id={id} label={t("forms.arrange.width")}>
      {() => <SelectControl id={id} name="arrange-width" isRequired minItemsToSearch={99} value={own === undefined ? 12 : Number(value)} options={options} onChange={(next) => onChange(Number(next))} />}
    </FieldFrame>
  );
}

function TypeField({ type, field, onChange }: { readonly type: string; readonly field: OutlinedField | undefined; readonly onChange: (type: string) => void }): ReactElement | undefined {
  const t = useText();
  const id = useId();
  const { titleOf } = useDesk();
  const suiting = [...new Set([type, ...(suitingTypes[field?.type ?? ""] ?? [])])].filter((one) => one === type || valueKindOf(one) !== undefined);
  return (
    <FieldFrame id={id} label={t("forms.arrange.type")}>
      {() => <SelectControl id={id} name="arrange-type" isRequired isDisabled={suiting.length < 2} value={type} options={suiting.map((one) => ({ id: one, name: titleOf(one) }))} onChange={(next) => onChange(String(next))} />}
    </FieldFrame>
  );
}
