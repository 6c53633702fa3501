import { act } from "react";
import { sampleField } from "./ElementSample.ts";
import type { FormStage } from "./FormStage.tsx";

/** Opens the list of the sample's select and takes its first option. */
export async function chooseFirst(stage: FormStage): Promise<void> {
  await act(async () => stage.input(sampleField).click());
  await act(async () => document.querySelector<HTMLElement>("[role=option]")?.click());
}
