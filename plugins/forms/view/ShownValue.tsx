import type { ReactElement } from "react";
import { formatDate } from "#core/format/formatDate.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useText } from "#sdk/react/useText.ts";
import type { FieldElement } from "../model/formFields.ts";

interface ShownValueProps {
  readonly element: FieldElement;
  readonly value: unknown;
  readonly form: string;
}

/** A value as a person reads it, outside its control. */
export function ShownValue(props: ShownValueProps): ReactElement {
  const t = useText();
  const { element, value } = props;
  if (value === null || value === undefined || value === "") return <>–</>;
  switch (element.type) {
    case "checkbox":
      return <>{t(value === true ? "forms.yes" : "forms.no")}</>;
    case "number":
    case "int":
      return <>{formatNumber(typeof value === "number" ? value : String(value))}</>;
    case "date":
      return <>{formatDate(String(value))}</>;
    case "select":
      return <OptionName {...props} />;
    default:
      return <>{typeof value === "string" ? value : JSON.stringify(value)}</>;
  }
}

function OptionName({ element, value, form }: ShownValueProps): ReactElement {
  const forms = useCapability("forms");
  const id = String(value);
  const known = element.data?.find((option) => option.id === id);
  const isAsked = known === undefined && element.hasRemoteOptions === true;
  const [found] = useLoaded(
    async (signal) => (isAsked ? await forms.options(form, element.id, { ids: [id], signal }) : []),
    [forms, form, element.id, id, isAsked],
  );
  const loaded = found.state === "ready" ? found.value[0] : undefined;
  return <>{known?.name ?? loaded?.name ?? id}</>;
}
