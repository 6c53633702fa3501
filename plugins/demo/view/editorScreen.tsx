import { Construction } from "lucide-react";
import type { ReactElement } from "react";
import { defineScreen, type ScreenDefinition } from "#sdk/contributions/screen.ts";
import { useText } from "#sdk/react/useText.ts";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { DemoFrame } from "./DemoFrame.tsx";

/** `/demo/code-editor`, and `/demo/vue-editor`, which keeps its name (D53): the editors themselves are still to come. */
export function editorScreen(id: string, screen: "codeEditor" | "richText"): ScreenDefinition {
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
