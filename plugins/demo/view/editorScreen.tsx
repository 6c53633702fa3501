import { Construction } from "lucide-react";
import type { ReactElement } from "react";
import { defineScreen, type ScreenDefinition } from "#sdk/contributions/screen.ts";
import { useText } from "#sdk/react/useText.ts";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { DemoFrame } from "./DemoFrame.tsx";

/** `/demo/code-editor`: the editor itself is still to come. */
export function editorScreen(id: string, screen: "codeEditor"): ScreenDefinition {
  const EditorScreen = (): ReactElement => {
    const t = useText();
    const title = t(`demo.${screen}.title`);
    return (
      <DemoFrame screen={screen} isComing>
        <EmptyState icon={Construction} title={t("places.coming.title")} hint={t("places.coming.hint", { name: title })} />
      </DemoFrame>
    );
  };
  return defineScreen({ id, component: EditorScreen });
}
