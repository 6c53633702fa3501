import { lazy, Suspense, type ComponentType } from "react";
import { defineScreen, type ScreenDefinition, type ScreenProps } from "#sdk/contributions/screen.ts";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const HistoryScreen = lazy(async () => ({ default: (await import("./HistoryScreen.tsx")).HistoryScreen }));
const RecordHistoryScreen = lazy(async () => ({ default: (await import("./RecordHistoryScreen.tsx")).RecordHistoryScreen }));

const waiting = (Screen: ComponentType<ScreenProps>): ComponentType<ScreenProps> => (props) => <Suspense fallback={<SkeletonText lines={8} />}><Screen {...props} /></Suspense>;

/** The screens of history, whose code comes when somebody looks. */
export const contributedHistory = (): readonly ScreenDefinition[] => [
  defineScreen({ id: "history", component: waiting(HistoryScreen) }),
  defineScreen({ id: "record-history", component: waiting(RecordHistoryScreen) }),
];
