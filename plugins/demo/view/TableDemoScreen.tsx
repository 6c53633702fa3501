import type { ReactElement } from "react";
import { defineScreen } from "#sdk/contributions/screen.ts";
import { View } from "#sdk/react/View.tsx";
import { DemoFrame } from "./DemoFrame.tsx";

/** Of the demo project, where it is public. */
const table = "countries";
/** Pixels: with the heading above it in sight on a common screen. */
const maxHeight = 640;

/** `/demo/test-table`: a public table by itself, for everybody as a guest has it (spec §2). */
const TableDemoScreen = (): ReactElement => (
  <DemoFrame screen="table">
    <View kind="table" name={table} maxHeight={maxHeight} isPublic />
  </DemoFrame>
);

export const tableDemoScreen = defineScreen({ id: "demo-table", component: TableDemoScreen });
