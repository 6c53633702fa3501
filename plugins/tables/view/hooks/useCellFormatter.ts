import { useEffect, useMemo, useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { CellFormatter, hasExpressions, prepareColumns, type ExpressionsByColumn } from "../../formats/index.ts";
import { leafColumns } from "../../model/columnModel.ts";
import type { LocalizedTable } from "./useTableConfig.ts";

const nothing: ExpressionsByColumn = new Map();

/**
 * What turns the table's values into cells. Undefined while its expressions are being made ready, which happens while
 * the first rows are on their way: rows are never drawn without them. A table without any asks for nothing.
 */
export function useCellFormatter(config: LocalizedTable): CellFormatter | undefined {
  const formats = useContributions("cellFormat");
  const i18n = useCapability("i18n");
  const log = useCapability("logging");
  const timeZone = useReadable(i18n.timeZone);
  const { locale, decimalFields, isForGuests } = config;
  const columns = useMemo(() => leafColumns(config), [config]);
  const byId = useMemo(() => new Map(formats.map((format) => [format.id, format])), [formats]);
  const isComputed = useMemo(() => hasExpressions(columns, byId), [columns, byId]);
  const capability = useCapability("expressions");
  const [prepared, setPrepared] = useState<ExpressionsByColumn>();
  useEffect(() => {
    if (!isComputed) return undefined;
    let isWanted = true;
    const take = (next: ExpressionsByColumn): void => {
      if (isWanted) setPrepared(next);
    };
    prepareColumns(columns, { formats: byId, table: config.name, expressions: capability }).then(take, (failure: unknown) => {
      log.error(failure);
      // Without the language the columns show plain text.
      take(nothing);
    });
    return () => void (isWanted = false);
    // Functions of an expression speak the language in which it was prepared.
  }, [isComputed, columns, byId, config.name, capability, locale, log]);
  const expressions = isComputed ? prepared : nothing;
  return useMemo(
    () => expressions && new CellFormatter({ formats, locale, timeZone, log, isForGuests, columns, decimalFields, expressions }),
    [formats, locale, timeZone, log, isForGuests, columns, decimalFields, expressions],
  );
}
