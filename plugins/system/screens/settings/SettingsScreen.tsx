import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { ScreenHeadingContext, useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { View } from "#sdk/react/View.tsx";
import { FailureView, NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import styles from "./SettingsScreen.module.css";

/** `/system/settings`: what the project says of itself, the one record of its form. */
export function SettingsScreen(): ReactElement {
  const t = useText();
  const isAdministrator = useIsAdministrator();
  useScreenHeading(isAdministrator ? { title: t("system.admin.places.settings") } : undefined);
  return isAdministrator ? <Settings /> : <NoAccessView />;
}

const nothing = (): void => undefined;

function Settings(): ReactElement {
  const http = useCapability("http");
  const [loaded, reload] = useLoaded(async (signal) => {
    const { rows } = await http.call("POST tables/{name}/rows", { params: { name: "project_settings" }, body: { pageSize: 1 }, signal });
    return rows[0]?.$id;
  }, [http]);
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} />;
  return (
    <div className={styles.screen}>
      {/* The screen is called by its own name, whatever the form in it says of itself. */}
      <ScreenHeadingContext value={nothing}>
        {loaded.state === "loading" ? <SkeletonText lines={8} /> : <View kind="form" name="project_settings" id={loaded.value} />}
      </ScreenHeadingContext>
    </div>
  );
}
