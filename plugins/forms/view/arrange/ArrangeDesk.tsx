import { useRef, type ReactElement } from "react";
import { ArrangeBar } from "#sdk/arranging/ArrangeBar.tsx";
import { useArranging } from "#sdk/arranging/useArranging.ts";
import { useOutline } from "#sdk/react/useOutline.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import type { FormConfig } from "#sdk/wire.ts";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { AddElement } from "./AddElement.tsx";
import styles from "./arrange.module.css";
import { ArrangedLevel } from "./ArrangedLevel.tsx";
import { DeskContext } from "./Desk.ts";
import { ElementPanel } from "./ElementPanel.tsx";
import { MissingFields } from "./MissingFields.tsx";
import { useElementDrag } from "./useElementDrag.ts";
import { useElementKeys } from "./useElementKeys.ts";
import { useNewDesk } from "./useNewDesk.ts";

/** The form laid out for who arranges it: what can be done, its elements, and what the chosen one is like. */
export function ArrangeDesk({ config, onLeave }: { readonly config: FormConfig; readonly onLeave: () => void }): ReactElement {
  const surface = useRef<HTMLDivElement>(null);
  const arranging = useArranging({ lists, id: config.id, version: config.revision });
  const [outline] = useOutline(config.revision);
  const { desk, told } = useNewDesk(config.name, arranging.of("form_elements"), { outline: outline.state === "ready" ? outline.value : undefined, surface });
  const onPointerDown = useElementDrag(surface, desk);
  const onKeyDown = useElementKeys(desk, () => document.getElementById(labelId)?.focus());
  useScreenHeading({ title: config.title });
  const dataset = desk.outline?.datasets.find(({ name }) => name === config.dataSource);
  const choose = (target: EventTarget): void => {
    // A handle does what it does, and its element may be gone by that.
    if (!(target instanceof Element) || target.closest("button:not([data-arranged-tab])")) return;
    const element = target.closest<HTMLElement>("[data-arranged], [data-arranged-tab]");
    desk.select(element?.dataset["arranged"] ?? element?.dataset["arrangedTab"]);
  };
  return (
    <DeskContext value={desk}>
      <div className={styles.desk}>
        <ArrangeBar arranging={arranging} title={config.title} onLeave={onLeave}>
          <AddElement dataset={dataset} />
        </ArrangeBar>
        {arranging.isReady && dataset && <MissingFields fields={dataset.fields} />}
        {arranging.failure !== undefined && <FailureView failure={arranging.failure} onRetry={arranging.reload} />}
        {!arranging.isReady && arranging.failure === undefined && <FormSkeleton />}
        {arranging.isReady && (
          <div className={styles.halves}>
            <div
              ref={surface} className={styles.surface} data-held={desk.inHand ? true : undefined} role="group" aria-label={config.title} aria-describedby="arrange-keys"
              onPointerDown={onPointerDown} onClick={({ target }) => choose(target)} onKeyDownCapture={onKeyDown}
              onFocus={({ target }) => target.matches("[data-arranged], [data-arranged-tab]") && choose(target)}
            >
              <ArrangedLevel elements={desk.elements} />
            </div>
            <ElementPanel labelId={labelId} onDone={(id) => desk.select(id, true)} fields={dataset?.fields ?? []} />
          </div>
        )}
        <VisuallyHidden><span role="status">{told}</span></VisuallyHidden>
      </div>
    </DeskContext>
  );
}

const lists = { form_elements: "formId" };
const labelId = "arrange-label";
