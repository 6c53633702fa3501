import { X } from "lucide-react";
import { useState, type ReactElement } from "react";
import type { Point } from "#core/coercion/coercePoint.ts";
import { coercePolygon, type Polygon } from "#core/coercion/coercePolygon.ts";
import { areaOf, cornersOf, readCorners, withCorners, writeCorners } from "#core/geo/polygons.ts";
import { labelParts } from "#core/links/splitParts.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { lazyMap } from "../geo/LazyMap.tsx";
import styles from "../geo/map.module.css";
import { writeArea } from "../geo/writeArea.ts";

const PolygonMap = lazyMap(async () => (await import("../geo/PolygonMap.tsx")).PolygonMap);

function polygonOf(value: unknown): Polygon | undefined {
  const coercion = coercePolygon(value);
  return coercion.ok && coercion.value !== null ? (coercion.value as Polygon) : undefined;
}

/**
 * An area as the list of its corners, typed or pasted, and as an outline on a map. Until it has three corners, and while a line is
 * no place, its text is the value, which the checks name.
 */
function GeoPolygonElement(props: FormElementProps): ReactElement {
  const t = useText();
  const { element, value, onChange, isDisabled, isReadOnly } = props;
  const polygon = polygonOf(value);
  const [typed, setTyped] = useState("");
  const written = polygon ? writeCorners(cornersOf(polygon)) : typeof value === "string" ? value : "";
  const corners = polygon ? cornersOf(polygon) : (readCorners(written) ?? []);
  const isFixed = isDisabled || isReadOnly;
  const draw = (next: readonly Point[]): void => {
    setTyped("");
    onChange(withCorners(next, polygon) ?? (next.length === 0 ? null : writeCorners(next)));
  };
  const type = (text: string): void => {
    setTyped(text);
    const read = readCorners(text);
    onChange(text.trim() === "" ? null : ((read && withCorners(read, polygon)) ?? text));
  };
  // What was typed stays as it was typed while it means the value.
  const isTyped = typed !== "" && writeCorners(readCorners(typed) ?? []) === written;
  const label = Object.values(labelParts(element.label ?? "")).find(Boolean) ?? t("forms.map");
  return (
    <div className={styles.place}>
      <TextAreaControl {...elementControlProps(props)} rows={4} placeholder={element.placeholder ?? t("forms.map.cornersExample")} value={isTyped ? typed : written} onChange={type} />
      <div className={styles.row}>
        {!isFixed && written !== "" && <Button size="small" tone="ghost" icon={X} onPress={() => draw([])}>{t("forms.map.clear")}</Button>}
        <span role="status" className={styles.note}>{polygon ? t("forms.map.area", { area: writeArea(areaOf(polygon), t) }) : ""}</span>
      </div>
      <PolygonMap label={label} corners={corners} onChange={draw} isDisabled={isDisabled} isFixed={isFixed} />
    </div>
  );
}

export const geoPolygonElement = defineFormElement({ type: "geo_polygon", component: GeoPolygonElement });
