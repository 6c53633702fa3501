import type { ReactElement } from "react";
import { defineScreen } from "#sdk/contributions/screen.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { View } from "#sdk/react/View.tsx";
import { DemoFrame } from "./DemoFrame.tsx";

/** Of the demo project: a few hundred rows of every common kind. */
const table = "countries";
/** Pixels: with the heading above it in sight on a common screen. */
const maxHeight = 640;

/** `/demo/test-table`: a table by itself, without the layout (spec §2). */
const TableDemoScreen = (): ReactElement => {
  const isGuest = useUser() === undefined;
  return <DemoFrame screen="table">{!isGuest && <View kind="table" name={table} maxHeight={maxHeight} />}</DemoFrame>;
};

export const tableDemoScreen = defineScreen({ id: "demo-table", component: TableDemoScreen });
