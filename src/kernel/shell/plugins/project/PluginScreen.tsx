import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { PluginModule, type PluginModuleProps } from "./PluginModule.tsx";

export interface PluginScreenProps {
  readonly from: Pick<PluginModuleProps, "pages" | "current" | "module" | "realm">;
  readonly path: string;
  readonly query: ScreenProps["query"];
}

const administrator = "platon.admin";

/** `/system/{path}`: a screen of a project's plugin, under the product's heading. */
export function PluginScreen({ from, path, query }: PluginScreenProps): ReactNode {
  useSignals();
  const user = useUser();
  const screen = from.current.value?.contributes.screens?.find((one) => one.path === path);
  const has = (permission: string): boolean => hasPermission(user?.permissions ?? [], permission);
  // What is shown is no secret: every call of the plugin is checked by the server, for this user.
  const isAllowed = screen?.permission === undefined || has(screen.permission) || has(administrator);
  useScreenHeading(screen && isAllowed ? { title: screen.title } : undefined);
  if (!screen) return undefined;
  if (!isAllowed) return <NoAccessView />;
  return (
    <>
      <PageHeader title={screen.title} />
      <PluginModule {...from} props={{ params: query }} />
    </>
  );
}
