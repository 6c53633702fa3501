import { lazy, Suspense } from "react";
import { defineScreen, type ScreenDefinition } from "#sdk/contributions/screen.ts";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const TasksScreen = lazy(async () => ({ default: (await import("./TasksScreen.tsx")).TasksScreen }));

/** `/async`, the task centre (D52); it comes when it is opened. */
export const contributedTasks = (): ScreenDefinition => defineScreen({
  id: "tasks",
  component: (props) => <Suspense fallback={<SkeletonText lines={7} />}><TasksScreen {...props} /></Suspense>,
});
