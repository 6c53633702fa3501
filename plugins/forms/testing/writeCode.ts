import { act } from "react";
import { replaceCode } from "#sdk/testing/typedCode.ts";
import { withoutLayout } from "#sdk/testing/withoutLayout.ts";
import { sampleField } from "./ElementSample.ts";
import type { FormStage } from "./FormStage.tsx";

/** Fetches the editor of code for a page without layout. */
export async function prepareCode(): Promise<void> {
  withoutLayout();
  await import("#sdk/ui/controls/code/CodeControl.tsx");
}

/** Replaces the text of an editor, as a person does. */
export const writeCode = async (stage: FormStage, text: string, field = sampleField): Promise<void> =>
  await act(async () => replaceCode(stage.input(field), text));
