import { EyeOff, GripVertical, Trash2 } from "lucide-react";
import type { CSSProperties, ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { safeStyle } from "#sdk/ui/html/safeStyle.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { FormElement } from "#sdk/wire.ts";
import { cellStyle } from "../../model/cellStyle.ts";
import form from "../FormEditorView.module.css";
import styles from "./arrange.module.css";
import { ArrangedControl } from "./ArrangedControl.tsx";
import { useDesk } from "./Desk.ts";
import type { DrawArranged } from "./DrawArranged.ts";

interface ArrangedElementProps {
  readonly element: FormElement;
  /** Stands beside fields with labels at the top. */
  readonly isLow?: boolean;
  readonly draw: DrawArranged;
}

/** An element in a frame that can be chosen; the chosen one has its handles. */
export function ArrangedElement({ element, isLow = false, draw }: ArrangedElementProps): ReactElement {
  const t = useText();
  const { selected, inHand, elements, nameOf, titleOf } = useDesk();
  const { id, type, width } = element;
  const isSelected = selected?.id === id;
  const isHeld = inHand?.id === id;
  const mark = inHand?.over?.mark.id === id ? inHand.over.mark : undefined;
  const style: CSSProperties = { ...safeStyle(element.cssStyle), ...cellStyle(isHeld ? (inHand.columns ?? width) : width) };
  return (
    <div
      className={joinClasses(form.cell, styles.frame)} style={style} data-arranged={id} role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys choose and move it
      tabIndex={isSelected || (!selected && elements[0]?.id === id) ? 0 : -1}
      aria-label={[nameOf(id), titleOf(type), ...(element.displayCondition ? [t("forms.arrange.conditional")] : [])].join(", ")} aria-current={isSelected || undefined}
      data-held={isHeld || undefined} data-lands={mark?.side} data-beside={mark?.isBeside || undefined}
    >
      {element.displayCondition && <span className={styles.mark} data-tooltip={t("forms.arrange.conditional")}><Icon of={EyeOff} size={14} /></span>}
      <ArrangedControl element={element} isLow={isLow} draw={draw} />
      {isSelected && <Handles id={id} />}
    </div>
  );
}

function Handles({ id }: { readonly id: string }): ReactElement {
  const t = useText();
  const { remove } = useDesk();
  return (
    <>
      <span className={styles.tools}>
        <button type="button" tabIndex={-1} className={styles.grip} data-grip aria-label={t("forms.arrange.move")} data-tooltip={t("forms.arrange.move")}><Icon of={GripVertical} size={16} /></button>
        <IconButton icon={Trash2} size="small" tone="danger" label={t("forms.delete")} onPress={() => remove(id)} aria={{ "aria-keyshortcuts": "Delete" }} />
      </span>
      <span className={styles.edge} data-resize aria-hidden="true" />
    </>
  );
}
