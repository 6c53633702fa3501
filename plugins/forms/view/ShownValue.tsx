import { useContext, type ReactElement } from "react";
import { isBlockDocument, textOfBlocks } from "#core/blocks/textOfBlocks.ts";
import { isSmallPicture } from "#core/checks/checkPicture.ts";
import { coercePoint, type Point } from "#core/coercion/coercePoint.ts";
import { coercePolygon, type Polygon } from "#core/coercion/coercePolygon.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { formatDate, formatDateTime, formatTime } from "#core/format/formatDate.ts";
import { writeCoordinates } from "#core/geo/coordinates.ts";
import { areaOf } from "#core/geo/polygons.ts";
import { numberInput } from "#core/format/numberInput.ts";
import { textOfHtml } from "#core/html/textOfHtml.ts";
import { jsonTextOf } from "#core/json/JsonText.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { writeArea } from "../elements/geo/writeArea.ts";
import { pairsOf } from "../elements/key-value/pairs.ts";
import { idsOf } from "../elements/select/idsOf.ts";
import styles from "./ShownValue.module.css";
import type { FieldElement } from "../model/formFields.ts";
import { KnownNamesContext } from "../model/KnownNames.ts";

const isPoint = (value: unknown): value is Point => typeof value === "object" && coercePoint(value).ok;

const isPolygon = (value: unknown): value is Polygon => coercePolygon(value).ok;

/** As long for every password. */
const hiddenText = "••••••";

interface ShownValueProps {
  readonly element: FieldElement;
  readonly value: unknown;
  readonly form: string;
}

/** A value as a person reads it, outside its control. */
export function ShownValue(props: ShownValueProps): ReactElement {
  const t = useText();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const { element, value } = props;
  if (value === null || value === undefined || value === "") return <>–</>;
  switch (valueKindOf(element.type)) {
    case "point":
      return <>{isPoint(value) ? writeCoordinates(value) : String(value)}</>;
    case "polygon":
      return <>{typeof value === "string" ? value : isPolygon(value) ? writeArea(areaOf(value), t) : JSON.stringify(value)}</>;
    case "secret":
      return <>{hiddenText}</>;
    case "flag":
      return <>{t(value === true ? "forms.yes" : "forms.no")}</>;
    case "number":
    case "int":
      return <>{numberInput(typeof value === "number" ? value : String(value), element.scale)}</>;
    case "date":
      return <>{formatDate(String(value))}</>;
    case "datetime":
      return <>{formatDateTime(String(value), { timeZone })}</>;
    case "time":
      return <>{formatTime(String(value))}</>;
    case "choice":
    case "choices":
      return <OptionNames {...props} />;
    case "files":
      return <FileNames ids={idsOf(value)} />;
    case "picture":
      return typeof value === "string" && isSmallPicture(value) ? <img className={styles.picture} src={value} alt={t("forms.picture.held")} /> : <>{String(value).slice(0, 80)}</>;
    case "html":
      return <>{textOfHtml(String(value)) || "–"}</>;
    case "blocks":
      return <>{isBlockDocument(value) ? textOfBlocks(value) : JSON.stringify(value)}</>;
    case "pairs":
      return <>{pairsOf(value)?.map(([key, text]) => `${key}: ${text}`).join(", ") ?? JSON.stringify(value)}</>;
    case "items":
    case "properties":
      return <>{plainText(value)}</>;
    case "rawJson":
      return <>{jsonTextOf(value) ?? JSON.stringify(value)}</>;
    default:
      return <>{typeof value === "string" ? value : JSON.stringify(value)}</>;
  }
}

/** What a list or an object holds, without the names of its properties; a row ends with a semicolon. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(value.some((one) => typeof one === "object") ? "; " : ", ");
  return typeof value === "object" && value !== null ? Object.values(value).map(plainText).join(" · ") : String(value);
}

/** One name, or those of several with commas between. */
function OptionNames({ element, value, form }: ShownValueProps): ReactElement {
  const forms = useCapability("forms");
  const ids = idsOf(value);
  const names = useContext(KnownNamesContext);
  const nameOf = (id: string): string | undefined => element.data?.find((option) => option.id === id)?.name ?? names.nameOf(id, element.id);
  const unknown = ids.filter((id) => nameOf(id) === undefined);
  const asked = JSON.stringify(element.hasRemoteOptions === true ? unknown : []);
  const [found] = useLoaded(
    async (signal) => (asked === "[]" ? [] : await forms.options(form, element.id, { ids: JSON.parse(asked) as string[], signal })),
    [forms, form, element.id, asked],
  );
  const answered = found.state === "ready" ? found.value : [];
  return <>{ids.map((id) => nameOf(id) ?? answered.find((option) => option.id === id)?.name ?? id).join(", ")}</>;
}

/** As they are called, where the person may know it. */
function FileNames({ ids }: { readonly ids: readonly string[] }): ReactElement {
  const files = useCapability("files");
  const names = useContext(KnownNamesContext);
  const asked = JSON.stringify(ids.filter((id) => names.nameOf(id) === undefined));
  const [found] = useLoaded(
    async (signal) => {
      const described = (JSON.parse(asked) as string[]).map(async (id) => await files.describe(id, { signal }).then(({ name }) => ({ id, name }), () => ({ id, name: id })));
      return await Promise.all(described);
    },
    [files, asked],
  );
  const answered = found.state === "ready" ? found.value : [];
  return <>{ids.map((id) => names.nameOf(id) ?? answered.find((file) => file.id === id)?.name ?? "…").join(", ")}</>;
}
