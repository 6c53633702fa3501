import { ListFilter } from "lucide-react";
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Popover } from "#sdk/ui/overlays/Popover.tsx";
import { Chip } from "#sdk/ui/status/Chip.tsx";
import { conditionCount, whereFields } from "../../model/where.ts";
import type { ConditionsChipProps } from "./ConditionsProps.ts";

const ConditionsEditor = lazy(async () => ({ default: (await import("./ConditionsEditor.tsx")).ConditionsEditor }));

/** How many conditions hold beside the filters; a press opens their editor. */
export const ConditionsChip = ({ config, isPublic, where, onChange }: ConditionsChipProps): ReactNode => {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const dismiss = useCallback(() => setOpen(false), []);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  if (whereFields(config).size === 0) return undefined;
  const count = conditionCount(where);
  const name = t("tables.conditions");
  return (
    <>
      <Chip
        ref={button}
        icon={ListFilter}
        label={count > 0 ? `${name}: ${count}` : name}
        onPress={() => setOpen(!isOpen)}
        onClear={count > 0 ? () => onChange(undefined) : undefined}
        aria={{ "aria-haspopup": "dialog", "aria-expanded": isOpen }}
      />
      {isOpen && (
        <Popover anchor={button} onClose={dismiss}>
          <Suspense><ConditionsEditor config={config} isPublic={isPublic} where={where} onChange={onChange} onClose={close} /></Suspense>
        </Popover>
      )}
    </>
  );
};
