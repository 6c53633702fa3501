import { lazy, Suspense, type ReactElement } from "react";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { defineScreen, type ScreenDefinition, type ScreenProps } from "#sdk/contributions/screen.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";

const DatabaseScreen = lazy(async () => ({ default: (await import("./DatabaseScreen.tsx")).DatabaseScreen }));

/** `/system/db-control`, for administrators and who has `platon.database`; it comes when it is opened. */
export const contributedDatabase = (): ScreenDefinition => defineScreen({ id: "db-control", component: DatabaseGate });

function DatabaseGate(props: ScreenProps): ReactElement {
  const permissions = useUser()?.permissions ?? [];
  if (!["platon.admin", "platon.database"].some((wanted) => hasPermission(permissions, wanted))) return <NoAccessView />;
  return <Suspense fallback={<SkeletonText lines={7} />}><DatabaseScreen {...props} /></Suspense>;
}
