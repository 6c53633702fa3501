import { useState, type ReactElement } from "react";
import { defineScreen, type ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { keyOf, type EditableComponent } from "../model/EditableComponent.ts";
import { demoPages, loadComponents } from "../model/loadComponents.ts";
import { CallTrace } from "./CallTrace.tsx";
import { ComponentList } from "./ComponentList.tsx";
import { ComponentWorkbench } from "./ComponentWorkbench.tsx";
import styles from "./ComponentsScreen.module.css";
import { DemoFrame } from "./DemoFrame.tsx";

/** `/demo/test-dynamic-components`: source beside result, and every call that the component makes (spec §2). */
const ComponentsScreen = ({ query }: ScreenProps): ReactElement => {
  const pages = useCapability("pages");
  const info = useReadable(useCapability("project").info);
  const user = useUser()?.id;
  const asked = query["page"];
  const listed = JSON.stringify(info?.components ?? []);
  const [loaded, reload] = useLoaded(
    async (signal) =>
      await loadComponents(pages, {
        pageNames: asked === undefined ? demoPages : [asked],
        isGuest: user === undefined,
        projectComponents: info?.components ?? [],
        signal,
      }),
    [pages, asked, user, listed],
  );
  return (
    <DemoFrame screen="components">
      {loaded.state === "loading" && <SkeletonText lines={12} />}
      {loaded.state === "failed" && <FailureView failure={loaded.failure} onRetry={reload} isCompact />}
      {loaded.state === "ready" && <Components components={loaded.value} first={query["component"]} />}
    </DemoFrame>
  );
};

interface ComponentsProps {
  readonly components: readonly EditableComponent[];
  /** Name of the component that is chosen to begin with. */
  readonly first: string | undefined;
}

const Components = ({ components, first }: ComponentsProps): ReactElement => {
  const [chosen, choose] = useState(() => components.find(({ name }) => name === first) ?? components[0]);
  const present = components.find((one) => chosen !== undefined && keyOf(one) === keyOf(chosen)) ?? components[0];
  return (
    <div className={styles.columns}>
      <ComponentList components={components} chosen={present} onChoose={choose} />
      <div className={styles.main}>
        {present && <ComponentWorkbench key={keyOf(present)} original={present} />}
        <CallTrace />
      </div>
    </div>
  );
};

export const componentsScreen = defineScreen({ id: "demo-components", component: ComponentsScreen });
