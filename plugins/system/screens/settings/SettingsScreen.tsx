import type { ReactElement } from "react";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { View } from "#sdk/react/View.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView, NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import styles from "./SettingsScreen.module.css";

/** `/system/settings`: what the project says of itself, the one record of its form. */
export function SettingsScreen({ frame }: ScreenProps): ReactElement {
  const t = useText();
  const user = useUser();
  const isAdministrator = hasPermission(user?.permissions ?? [], "platon.admin");
  useScreenHeading(isAdministrator ? { title: t("system.admin.places.settings") } : undefined);
  return isAdministrator ? <Settings isHeaded={frame !== "modal"} /> : <NoAccessView />;
}

function Settings({ isHeaded }: { readonly isHeaded: boolean }): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const [loaded, reload] = useLoaded(async (signal) => {
    const { rows } = await http.call("POST tables/{name}/rows", { params: { name: "project_settings" }, body: { pageSize: 1 }, signal });
    return rows[0]?.$id;
  }, [http]);
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} />;
  return (
    <div className={styles.screen}>
      {isHeaded && <PageHeader title={t("system.admin.places.settings")} />}
      {loaded.state === "loading" ? <SkeletonText lines={8} /> : <View kind="form" name="project_settings" id={loaded.value} />}
    </div>
  );
}
