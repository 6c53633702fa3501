import { lazy, Suspense } from "react";
import { defineScreen, type ScreenDefinition, type ScreenProps } from "#sdk/contributions/screen.ts";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const WhyScreen = lazy(async () => ({ default: (await import("./WhyScreen.tsx")).WhyScreen }));

/** Why a user sees something or not: its code comes when an administrator asks. */
export const contributedWhy = (): ScreenDefinition =>
  defineScreen({ id: "why", component: (props: ScreenProps) => <Suspense fallback={<SkeletonText lines={8} />}><WhyScreen {...props} /></Suspense> });
