import { lazy, Suspense, type ReactElement } from "react";
import { defineScreen, type ScreenDefinition, type ScreenProps } from "#sdk/contributions/screen.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const HealthScreen = lazy(async () => ({ default: (await import("./HealthScreen.tsx")).HealthScreen }));

/** `/system/health`, for administrators; it comes when it is opened. */
export const contributedHealth = (): ScreenDefinition => defineScreen({ id: "health", component: HealthGate });

function HealthGate(props: ScreenProps): ReactElement {
  if (!useIsAdministrator()) return <NoAccessView />;
  return <Suspense fallback={<SkeletonText lines={7} />}><HealthScreen {...props} /></Suspense>;
}
