import { useCallback, useMemo, useState, type ReactElement } from "react";
import { defineScreen } from "#sdk/contributions/screen.ts";
import type { ComponentFault } from "#sdk/contributions/view.ts";
import { LiveResult } from "#sdk/react/live/LiveResult.tsx";
import { useSettled } from "#sdk/react/live/useSettled.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useText } from "#sdk/react/useText.ts";
import type { MonacoControl as Control } from "#sdk/ui/controls/monaco/MonacoControl.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { liveSource, pause } from "../model/EditableComponent.ts";
import { starterComponent } from "../model/starterComponent.ts";
import { DemoFrame } from "./DemoFrame.tsx";
import styles from "./ComponentWorkbench.module.css";
import { SourceTabs } from "./SourceTabs.tsx";

interface Monaco {
  readonly MonacoControl: typeof Control;
}

const height = 480;
const languages = { css: "css", content: "html" } as const;

/** `/demo/code-editor`: a component's source in Monaco, and beside it what comes of it (D53). Nothing of it is stored. */
const CodeEditorScreen = (): ReactElement => {
  const [monaco, reload] = useLoaded(async () => await import("#sdk/ui/controls/monaco/MonacoControl.tsx"), []);
  return (
    <DemoFrame screen="codeEditor">
      {monaco.state === "failed" && <FailureView failure={monaco.failure} onRetry={reload} />}
      {monaco.state === "loading" && <Skeleton height={height} />}
      {monaco.state === "ready" && <Workbench {...monaco.value} />}
    </DemoFrame>
  );
};

function Workbench({ MonacoControl }: Monaco): ReactElement {
  const t = useText();
  const [edited, edit] = useState(starterComponent);
  const [fault, setFault] = useState<ComponentFault>();
  const source = useSettled(useMemo(() => liveSource(edited), [edited]), pause);
  const hearFault = useCallback((found: ComponentFault | undefined) => setFault(found), []);
  const marks = useMemo(() => (fault?.line === undefined ? [] : [{ line: fault.line, message: fault.message }]), [fault]);
  return (
    <div className={styles.sides}>
      <Card title={t("demo.components.source")}>
        <SourceTabs component={edited} onChange={edit}>
          {({ id, part, name, text, write }) => (
            <MonacoControl
              id={id} label={name} value={text} onChange={write} height={height}
              language={typeof part === "number" ? "tsx" : languages[part]} marks={part === 0 ? marks : undefined}
            />
          )}
        </SourceTabs>
      </Card>
      <Card title={t("demo.components.result")}>
        <LiveResult source={source} onFault={hearFault} />
      </Card>
    </div>
  );
}

export const codeEditorScreen = defineScreen({ id: "demo-code-editor", component: CodeEditorScreen });
