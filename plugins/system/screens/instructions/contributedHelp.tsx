import { defineScreen, type ScreenDefinition, type ScreenProps } from "#sdk/contributions/screen.ts";
import { HelpStore } from "./HelpStore.ts";
import { InstructionsScreen } from "./InstructionsScreen.tsx";

/** The screen, and what it knows of the help from page to page. */
export function contributedHelp(): ScreenDefinition {
  const store = new HelpStore();
  return defineScreen({ id: "instructions", component: (props: ScreenProps) => <InstructionsScreen {...props} store={store} /> });
}
