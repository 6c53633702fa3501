import { RotateCcw } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { ObjectDifference, PropertyDifference } from "#sdk/wire.ts";
import styles from "../History.module.css";
import type { HistoryObject } from "../model/groupChanges.ts";
import { ShownDifference } from "./ShownDifference.tsx";

export interface ObjectDifferencesProps {
  readonly differences: readonly ObjectDifference[];
  readonly isBusy: boolean;
  /** Without paths the whole part. */
  readonly onRestore: (object: HistoryObject, paths?: string[]) => void;
}

const tones = { insert: "success", update: "info", delete: "danger" } as const;

/** What differs, object by object: each property with its name, the earlier value and the later one. */
export const ObjectDifferences = ({ differences, isBusy, onRestore }: ObjectDifferencesProps): ReactElement => {
  const t = useText();
  return (
    <>
      {differences.map((one) => (
        <section key={`${one.entity}/${one.id}`} className={styles.differences} aria-label={`${one.kind} ${one.name}`}>
          <h3 className={styles.differencesTitle}>
            <span className={styles.note}>{one.kind}</span> {one.name}
            <StatusPill tone={tones[one.change]}>{t(`system.history.did.${one.change}`)}</StatusPill>
            {one.change === "delete" && (
              <Button size="small" icon={RotateCcw} isBusy={isBusy} onPress={() => onRestore({ entity: one.entity, id: one.id })}>{t("system.history.bringBack")}</Button>
            )}
          </h3>
          <dl className={styles.properties}>
            {one.properties.map((property) => (
              <Property key={property.path} property={property} isRestorable={one.change === "update"} isBusy={isBusy} onRestore={() => onRestore({ entity: one.entity, id: one.id }, [property.path])} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
};

interface PropertyProps {
  readonly property: PropertyDifference;
  readonly isRestorable: boolean;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

function Property({ property, isRestorable, isBusy, onRestore }: PropertyProps): ReactElement {
  const t = useText();
  return (
    <div className={styles.propertyRow}>
      <dt className={styles.propertyTitle}>
        {property.title}
        {isRestorable && (
          <Button tone="ghost" size="small" icon={RotateCcw} isBusy={isBusy} onPress={onRestore} aria={{ "aria-label": t("system.history.restoreProperty", { name: property.title }) }}>
            {t("system.history.restoreValue")}
          </Button>
        )}
      </dt>
      <dd className={styles.propertyValue}><ShownDifference property={property} /></dd>
    </div>
  );
}
