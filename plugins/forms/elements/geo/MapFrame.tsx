import type L from "leaflet";
import { Minus, Plus } from "lucide-react";
import type { KeyboardEvent, ReactElement, RefObject } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { MapControlProps } from "./MapControlProps.ts";
import styles from "./map.module.css";

interface MapFrameProps extends MapControlProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly map: L.Map | undefined;
  readonly hasTiles: boolean;
  /** Words for what the keys do. */
  readonly keys: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The map's box with its buttons, and what is to be said under it. */
export function MapFrame({ box, map, hasTiles, label, isDisabled, isFixed, keys, onKeyDown }: MapFrameProps): ReactElement {
  const t = useText();
  const zoomKeys = (event: KeyboardEvent): void => {
    if (event.key === "+" || event.key === "=") map?.zoomIn();
    else if (event.key === "-" || event.key === "_") map?.zoomOut();
    else return onKeyDown(event);
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.frame} data-disabled={isDisabled || undefined}>
        {/* A map is worked by its own keys. */}
        <div ref={box} className={styles.map} role="application" tabIndex={isDisabled ? -1 : 0} aria-label={`${label}. ${t(keys)}`} onKeyDown={zoomKeys} />
        <div className={styles.buttons}>
          <IconButton icon={Plus} size="small" label={t("forms.map.zoomIn")} isDisabled={isDisabled} onPress={() => map?.zoomIn()} />
          <IconButton icon={Minus} size="small" label={t("forms.map.zoomOut")} isDisabled={isDisabled} onPress={() => map?.zoomOut()} />
        </div>
      </div>
      {!hasTiles && <p className={styles.note}>{t("forms.map.noTiles")}</p>}
      {!isFixed && <p className={styles.note}>{t(keys)}</p>}
    </>
  );
}
