import { lazy, Suspense } from "react";
import { defineScreen, type ScreenDefinition } from "#sdk/contributions/screen.ts";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const TranslationsScreen = lazy(async () => ({ default: (await import("./TranslationsScreen.tsx")).TranslationsScreen }));

/** The screen of translations, whose code comes when somebody looks. */
export const contributedTranslations = (): ScreenDefinition =>
  defineScreen({ id: "translations", component: (props) => <Suspense fallback={<SkeletonText lines={8} />}><TranslationsScreen {...props} /></Suspense> });
