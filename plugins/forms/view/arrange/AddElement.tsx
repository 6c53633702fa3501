import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import styles from "./arrange.module.css";
import { typeOf } from "./arrangedElements.ts";
import { useDesk } from "./Desk.ts";
import { elementOfField, partsToAdd, unshownFields, type PartToAdd } from "./newElements.ts";

type Dataset = ProjectOutline["datasets"][number];

/** What can be added: fields that no element shows, and elements without a value; in tabs also one more tab. */
export function AddElement({ dataset }: { readonly dataset: Dataset | undefined }): ReactElement {
  const t = useText();
  const desk = useDesk();
  const { outline, parts, selected, titleOf, add } = desk;
  const fields = unshownFields(parts, dataset?.fields ?? []).map((field): MenuItem => ({
    id: field.name, label: field.title, note: titleOf(String(elementOfField(field, outline?.datasets ?? [])["type"])), onSelect: () => add(elementOfField(field, outline?.datasets ?? [])),
  }));
  const isInTabs = selected !== undefined && ["tabs", "tab"].includes(typeOf(selected));
  const names = [...(isInTabs ? (["tab"] as const) : []), ...partsToAdd];
  const labelOf = (name: PartToAdd | "tab"): string => (name === "heading" ? t("forms.arrange.heading") : titleOf(name));
  const plain = names.map((name): MenuItem => ({ id: `+${name}`, label: labelOf(name), onSelect: () => add(valuesOf(name, labelOf(name))) }));
  const sections = [
    ...(fields.length > 0 ? [{ id: "fields", heading: t("forms.arrange.fields"), items: fields }] : []),
    { id: "parts", heading: t("forms.arrange.parts"), items: plain },
  ];
  return (
    <MenuButton label={t("forms.arrange.add")} sections={sections}>
      {(trigger) => <Button icon={Plus} {...trigger}><span className={styles.wording}>{t("forms.arrange.add")}</span></Button>}
    </MenuButton>
  );
}

function valuesOf(name: PartToAdd | "tab", label: string): Readonly<Record<string, unknown>> {
  switch (name) {
    case "heading":
      return { type: "html", htmlContent: `<h3>${label}</h3>` };
    case "html":
      return { type: "html", htmlContent: `<p>${label}</p>` };
    case "button":
      return { type: "button", label, width: 3 };
    default:
      return { type: name, ...(name !== "tabs" && { label }) };
  }
}
