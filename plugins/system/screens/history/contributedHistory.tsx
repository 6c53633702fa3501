import { lazy, Suspense } from "react";
import { defineScreen, type ScreenDefinition, type ScreenProps } from "#sdk/contributions/screen.ts";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const HistoryScreen = lazy(async () => ({ default: (await import("./HistoryScreen.tsx")).HistoryScreen }));

/** The screen, whose code comes when somebody looks. */
export const contributedHistory = (): ScreenDefinition =>
  defineScreen({ id: "history", component: (props: ScreenProps) => <Suspense fallback={<SkeletonText lines={8} />}><HistoryScreen {...props} /></Suspense> });
