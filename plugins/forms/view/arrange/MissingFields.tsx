import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import styles from "./arrange.module.css";
import { useDesk } from "./Desk.ts";
import { unshownFields, type OutlinedField } from "./newElements.ts";

/** Fields that every record has to have, and that nobody could fill in by this form. */
export function MissingFields({ fields }: { readonly fields: readonly OutlinedField[] }): ReactElement | undefined {
  const t = useText();
  const { parts } = useDesk();
  const missing = unshownFields(parts, fields.filter(({ isDemanded }) => isDemanded));
  if (missing.length === 0) return undefined;
  return <p role="status" className={styles.warning}>{t("forms.arrange.missing", { names: missing.map(({ title }) => title).join(", ") })}</p>;
}
