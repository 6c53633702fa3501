import { lazy, Suspense, type ReactElement } from "react";
import { defineScreen, type ScreenDefinition, type ScreenProps } from "#sdk/contributions/screen.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const SchedulesScreen = lazy(async () => ({ default: (await import("./SchedulesScreen.tsx")).SchedulesScreen }));

/** `/system/schedules`, for administrators; it comes when it is opened. */
export const contributedSchedules = (): ScreenDefinition => defineScreen({ id: "schedules", component: SchedulesGate });

function SchedulesGate(props: ScreenProps): ReactElement {
  if (!useIsAdministrator()) return <NoAccessView />;
  return <Suspense fallback={<SkeletonText lines={7} />}><SchedulesScreen {...props} /></Suspense>;
}
