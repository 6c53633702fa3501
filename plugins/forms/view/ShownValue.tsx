import type { ReactElement } from "react";
import { isBlockDocument, textOfBlocks } from "#core/blocks/textOfBlocks.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { formatDate, formatDateTime, formatTime } from "#core/format/formatDate.ts";
import { numberInput } from "#core/format/numberInput.ts";
import { textOfHtml } from "#core/html/textOfHtml.ts";
import { jsonTextOf } from "#core/json/JsonText.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { pairsOf } from "../elements/key-value/pairs.ts";
import { idsOf } from "../elements/select/idsOf.ts";
import type { FieldElement } from "../model/formFields.ts";

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
    case "flag":
      return <>{t(value === true ? "forms.yes" : "forms.no")}</>;
    case "number":
    case "int":
      return <>{numberInput(typeof value === "number" ? value : String(value))}</>;
    case "date":
      return <>{formatDate(String(value))}</>;
    case "datetime":
      return <>{formatDateTime(String(value), { timeZone })}</>;
    case "time":
      return <>{formatTime(String(value))}</>;
    case "choice":
    case "choices":
      return <OptionNames {...props} />;
    case "html":
      return <>{textOfHtml(String(value)) || "–"}</>;
    case "blocks":
      return <>{isBlockDocument(value) ? textOfBlocks(value) : JSON.stringify(value)}</>;
    case "pairs":
      return <>{pairsOf(value)?.map(([key, text]) => `${key}: ${text}`).join(", ") ?? JSON.stringify(value)}</>;
    case "rawJson":
      return <>{jsonTextOf(value) ?? JSON.stringify(value)}</>;
    default:
      return <>{typeof value === "string" ? value : JSON.stringify(value)}</>;
  }
}

/** One name, or those of several with commas between. */
function OptionNames({ element, value, form }: ShownValueProps): ReactElement {
  const forms = useCapability("forms");
  const ids = idsOf(value);
  const unknown = ids.filter((id) => !element.data?.some((option) => option.id === id));
  const asked = JSON.stringify(element.hasRemoteOptions === true ? unknown : []);
  const [found] = useLoaded(
    async (signal) => (asked === "[]" ? [] : await forms.options(form, element.id, { ids: JSON.parse(asked) as string[], signal })),
    [forms, form, element.id, asked],
  );
  const known = [...(element.data ?? []), ...(found.state === "ready" ? found.value : [])];
  return <>{ids.map((id) => known.find((option) => option.id === id)?.name ?? id).join(", ")}</>;
}
