import { Crosshair, X } from "lucide-react";
import { useState, type ReactElement } from "react";
import { coercePoint, type Point } from "#core/coercion/coercePoint.ts";
import { placeAt, readCoordinates, writeCoordinates } from "#core/geo/coordinates.ts";
import { labelParts } from "#core/links/splitParts.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { lazyMap } from "../geo/LazyMap.tsx";
import styles from "../geo/map.module.css";

const PointMap = lazyMap(async () => (await import("../geo/PointMap.tsx")).PointMap);

const pointOf = (value: unknown): Point | undefined => {
  const coercion = coercePoint(value);
  return coercion.ok && coercion.value !== null ? (coercion.value as Point) : undefined;
};

/** A place as its coordinates, typed or pasted, and as a pin on a map. A text that is no place stays for the checks to name. */
function GeoPointElement(props: FormElementProps): ReactElement {
  const t = useText();
  const { element, value, onChange, isDisabled, isReadOnly } = props;
  const point = pointOf(value);
  const [typed, setTyped] = useState("");
  // What was typed stays as it was typed while it means the value.
  const read = readCoordinates(typed);
  const isTyped = point !== undefined && read !== undefined && writeCoordinates(read) === writeCoordinates(point);
  const type = (text: string): void => {
    setTyped(text);
    onChange(text.trim() === "" ? null : (readCoordinates(text) ?? text));
  };
  const choose = (place: Point | undefined): void => {
    setTyped("");
    onChange(place ?? null);
  };
  const isFixed = isDisabled || isReadOnly;
  return (
    <div className={styles.place}>
      <TextControl
        {...elementControlProps(props)}
        placeholder={element.placeholder ?? t("forms.map.example")}
        value={point ? (isTyped ? typed : writeCoordinates(point)) : typeof value === "string" ? value : ""}
        onChange={type}
      />
      {!isFixed && <PointButtons hasValue={point !== undefined || typeof value === "string"} onChoose={choose} />}
      <PointMap label={Object.values(labelParts(element.label ?? "")).find(Boolean) ?? t("forms.map")} value={point} onChange={choose} isDisabled={isDisabled} isFixed={isFixed} />
    </div>
  );
}

type Finding = "idle" | "busy" | "refused" | "failed";

/** Permission to know where the person is is asked for when they press, never before. */
function PointButtons({ hasValue, onChoose }: { readonly hasValue: boolean; readonly onChoose: (place: Point | undefined) => void }): ReactElement {
  const t = useText();
  const [finding, setFinding] = useState<Finding>("idle");
  const find = (): void => {
    if (!("geolocation" in navigator)) return setFinding("failed");
    setFinding("busy");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding("idle");
        onChoose(placeAt({ lat: coords.latitude, lng: coords.longitude }));
      },
      ({ code }) => setFinding(code === 1 ? "refused" : "failed"),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return (
    <div className={styles.row}>
      <Button size="small" icon={Crosshair} isBusy={finding === "busy"} onPress={find}>{t("forms.map.here")}</Button>
      {hasValue && <Button size="small" tone="ghost" icon={X} onPress={() => onChoose(undefined)}>{t("forms.map.clear")}</Button>}
      <span role="status" className={styles.note}>
        {finding === "refused" ? t("forms.map.hereRefused") : finding === "failed" ? t("forms.map.hereFailed") : ""}
      </span>
    </div>
  );
}

export const geoPointElement = defineFormElement({ type: "geo_point", component: GeoPointElement });
