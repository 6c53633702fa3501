import { Trash2, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { CapabilitiesSection } from "./CapabilitiesSection.tsx";
import { IncidentsSection } from "./IncidentsSection.tsx";
import type { PluginPartProps } from "./PluginPartProps.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import styles from "./Plugins.module.css";
import { useAction } from "./useAction.ts";
import { isGone, usePluginFacts } from "./usePluginFacts.ts";

/** What a plugin may do, how it is set, and what went wrong. */
export const PluginDetails = (props: PluginPartProps): ReactElement => {
  const { plugin, onChange } = props;
  const t = useText();
  const [facts, reload] = usePluginFacts(plugin);
  const hasGone = isGone(facts);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (hasGone) tell();
  }, [hasGone]);
  if (plugin.kind === "first-party") return <p className={styles.note}>{t("system.plugins.nothingMore")}</p>;
  if (facts.state === "loading" || hasGone) return <SkeletonText lines={4} />;
  if (facts.state === "failed") return <FailureView failure={facts.failure} onRetry={reload} isCompact />;
  const [usage, incidents] = facts.value;
  return (
    <>
      {plugin.manifest?.description && <p className={styles.description}>{plugin.manifest.description}</p>}
      <CapabilitiesSection {...props} usage={usage} />
      {Object.keys(plugin.manifest?.settings ?? {}).length > 0 && <SettingsSection {...props} key={JSON.stringify(plugin.settings)} />}
      <IncidentsSection {...props} incidents={incidents} onChange={reload} />
      {plugin.manifest && <Actions {...props} />}
    </>
  );
};

/** The way back, and the way out. */
const Actions = ({ plugin, name, onChange }: PluginPartProps): ReactElement => {
  const t = useText();
  const plugins = useCapability("plugins");
  const dialogs = useCapability("dialogs");
  const { isBusy, run } = useAction();
  const remove = async (): Promise<void> => {
    const title = t("system.plugins.removeQuestion", { name });
    if (!(await dialogs.confirm({ title, text: t("system.plugins.removeNote"), isDangerous: true }))) return;
    if (await run(async () => await plugins.remove(plugin.id), t("system.plugins.removed"))) onChange();
  };
  const rollBack = async (): Promise<void> => {
    let version = "";
    const isPossible = await run(async () => {
      version = (await plugins.rollBack(plugin.id, { isDryRun: true })).version ?? "";
    });
    if (!isPossible || !(await dialogs.confirm({ text: t("system.plugins.rollBackQuestion", { name, version }) }))) return;
    if (await run(async () => await plugins.rollBack(plugin.id), t("system.plugins.rolledBack"))) onChange();
  };
  return (
    <div className={styles.actions}>
      <Button icon={Undo2} isBusy={isBusy} onPress={() => void rollBack()}>
        {t("system.plugins.rollBack")}
      </Button>
      <Button tone="danger" icon={Trash2} isBusy={isBusy} onPress={() => void remove()}>
        {t("system.plugins.remove")}
      </Button>
    </div>
  );
};
