import { optionsPerPage } from "#core/limits/optionsPerPage.ts";
import { say } from "#core/wording/say.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { MultiSelectControl } from "#sdk/ui/controls/select/MultiSelectControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { idsOf } from "../select/idsOf.ts";
import { useOptions } from "../select/useOptions.ts";

function MultiSelectElement(props: FormElementProps) {
  const { options, chosen, load } = useOptions(props);
  const locale = useLocale();
  const { isRequired, allowClear, minItemsToSearch, selectionCount } = props.element;
  return (
    <MultiSelectControl
      {...elementControlProps(props)}
      options={options}
      chosenOptions={chosen}
      loadOptions={load}
      pageSize={optionsPerPage}
      minItemsToSearch={minItemsToSearch}
      // A required choice is never cleared (spec §5).
      isClearable={isRequired ? false : allowClear}
      selectionCount={selectionCount}
      fullText={selectionCount === undefined ? undefined : say(locale, "check.selectionCount", { 0: selectionCount })}
      value={idsOf(props.value)}
      // None is null on the wire, as of one.
      onChange={(ids) => props.onChange(ids.length > 0 ? ids : null)}
    />
  );
}

export const multiSelectElement = defineFormElement({ type: "multiselect", component: MultiSelectElement });
