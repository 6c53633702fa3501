import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import styles from "./DeletedBanner.module.css";

/** Says that the rows below are deleted ones, and leads back. */
export const DeletedBanner = ({ onLeave }: { readonly onLeave: () => void }): ReactElement => {
  const t = useText();
  return (
    <p role="status" className={styles.banner}>
      <Icon of={Trash2} size={16} />
      <strong>{t("tables.deleted.shown")}</strong>
      <Link onPress={onLeave}>{t("tables.deleted.leave")}</Link>
    </p>
  );
};
