import type { ReactElement } from "react";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { PluginPart } from "../plugins/PluginPart.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

export interface ScreenHostProps {
  readonly id: string;
  readonly screen: ScreenProps;
  readonly replaced?: Partial<CapabilityMap>;
}

/** Draws a plugin's screen. Give it a key of the path: the view is created anew when the path changes (spec §2). */
export const ScreenHost = ({ id, screen, replaced }: ScreenHostProps): ReactElement => (
  <PluginPart point="screen" id={id} replaced={replaced} whenOff={<NotFoundScreen />}>
    {(definition) => <definition.component {...screen} />}
  </PluginPart>
);
