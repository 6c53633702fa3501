import { lazy, Suspense } from "react";
import { defineScreen, type ScreenDefinition } from "#sdk/contributions/screen.ts";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const ImportScreen = lazy(async () => ({ default: (await import("./ImportScreen.tsx")).ImportScreen }));

/** The screen of imports, whose code comes when somebody looks. */
export const contributedImport = (): ScreenDefinition =>
  defineScreen({ id: "import", component: (props) => <Suspense fallback={<SkeletonText lines={8} />}><ImportScreen {...props} /></Suspense> });
