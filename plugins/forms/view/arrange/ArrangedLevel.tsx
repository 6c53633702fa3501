import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import type { FormElement } from "#sdk/wire.ts";
import form from "../FormEditorView.module.css";
import { hasTopLabel, isBeside } from "../labelledLines.ts";
import { linesOf } from "../linesOf.ts";
import styles from "./arrange.module.css";
import { ArrangedElement } from "./ArrangedElement.tsx";
import { useDesk } from "./Desk.ts";
import type { DrawArranged } from "./DrawArranged.ts";

/** The elements of one level, side by side by their widths; without any, a place to put some. */
export function ArrangedLevel({ elements, parentId = "" }: { readonly elements: readonly FormElement[]; readonly parentId?: string }): ReactElement {
  const t = useText();
  const { inHand } = useDesk();
  const definitions = useContributions("formElement");
  const isTarget = inHand?.over?.mark.side === "inside" && (inHand.over.mark.id ?? "") === parentId;
  return (
    <div className={form.grid} data-level={parentId}>
      {linesOf(elements).flatMap((line) => {
        const isLabelled = line.some((element) => hasTopLabel(element, definitions.find(({ type }) => type === element.type)));
        return line.map((element) => <ArrangedElement key={element.id} element={element} isLow={isLabelled && isBeside(element)} draw={draw} />);
      })}
      {elements.length === 0 && <p className={styles.empty} data-lands={isTarget ? "inside" : undefined}>{t("forms.arrange.empty")}</p>}
    </div>
  );
}

const draw: DrawArranged = {
  level: (elements, parentId) => <ArrangedLevel elements={elements} parentId={parentId} />,
  element: (element) => <ArrangedElement element={element} draw={draw} />,
};
