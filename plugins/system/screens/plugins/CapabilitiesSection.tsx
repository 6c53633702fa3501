import { TriangleAlert } from "lucide-react";
import { useId, useState, type ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { guestCapabilities } from "#sdk/capabilities/index.ts";
import type { CapabilityUsage, PluginCapability, PluginRecord } from "#sdk/capabilities/plugins.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { describeReach } from "./describeReach.ts";
import type { PluginPartProps } from "./PluginPartProps.ts";
import { PluginSection } from "./PluginSection.tsx";
import styles from "./Plugins.module.css";
import { useAction } from "./useAction.ts";

/** The project's own code has no manifest: it may be granted whatever guests may have, as far as the project reaches. */
const ofProjectCode = [...Object.keys(guestCapabilities), "frames"].map((name) => ({ name, reason: "" }) as PluginCapability);

const askedBy = ({ id, manifest }: PluginRecord): readonly PluginCapability[] =>
  manifest?.capabilities ?? (id === "project" ? ofProjectCode : []);

/** What is granted: as it was ticked until that is saved and the list has it, else as the list says. */
function useGrants({ plugin, onChange }: PluginPartProps) {
  const t = useText();
  const plugins = useCapability("plugins");
  const { isBusy, run } = useAction();
  const [listed, setListed] = useState(plugin.grants);
  const [ticked, setTicked] = useState<readonly string[]>();
  if (listed !== plugin.grants) {
    setListed(plugin.grants);
    // While something is being saved the list may be of before.
    if (!isBusy) setTicked(undefined);
  }
  const grants = ticked ?? plugin.grants;
  const grant = async (name: string, isGranted: boolean): Promise<void> => {
    const wished = grants.filter((one) => one !== name).concat(isGranted ? [name] : []);
    setTicked(wished);
    const isSaved = await run(async () => await plugins.change(plugin.id, { grants: wished }), t("system.plugins.changed"));
    // What was ticked after it says more, and is saved in its turn.
    if (!isSaved) setTicked((latest) => (latest === wished ? undefined : latest));
    onChange();
  };
  return { grants, isBusy, grant };
}

/** What a plugin asks for and why, what it was granted, and what it really used (D72). */
export const CapabilitiesSection = ({ usage, ...props }: PluginPartProps & { readonly usage: readonly CapabilityUsage[] }): ReactElement => {
  const t = useText();
  const { grants, isBusy, grant } = useGrants(props);
  const asked = askedBy(props.plugin);
  return (
    <PluginSection title={t("system.plugins.capabilities.title")}>
      {asked.length === 0 && <p className={styles.note}>{t("system.plugins.capabilities.none")}</p>}
      <ul className={styles.rows} aria-busy={isBusy || undefined}>
        {asked.map((capability) => (
          <CapabilityRow
            key={capability.name}
            capability={capability}
            isGranted={grants.includes(capability.name)}
            usage={usage.find((one) => one.capability === capability.name)}
            onGrant={(isGranted) => void grant(capability.name, isGranted)}
          />
        ))}
      </ul>
    </PluginSection>
  );
};

interface CapabilityRowProps {
  readonly capability: PluginCapability;
  readonly isGranted: boolean;
  readonly usage: CapabilityUsage | undefined;
  readonly onGrant: (isGranted: boolean) => void;
}

const CapabilityRow = ({ capability, isGranted, usage, onGrant }: CapabilityRowProps): ReactElement => {
  const t = useText();
  const id = useId();
  const reach = describeReach(capability, t);
  return (
    <li className={styles.row} data-capability={capability.name}>
      <CheckboxControl id={id} value={isGranted} describedBy={`${id}-notes`} onChange={onGrant}>
        <span className={styles.name}>{t(`system.plugins.capability.${capability.name}`)}</span>
      </CheckboxControl>
      <div id={`${id}-notes`} className={styles.notes}>
        {capability.reason && <p>{capability.reason}</p>}
        {reach && <p className={styles.code}>{reach}</p>}
        <UsageNote usage={usage} />
        {capability.name === "frames" && (
          <p className={styles.warning}>
            <Icon of={TriangleAlert} size={16} />
            {t("system.plugins.capabilities.frames")}
          </p>
        )}
      </div>
    </li>
  );
};

const UsageNote = ({ usage }: { readonly usage: CapabilityUsage | undefined }): ReactElement => {
  const t = useText();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  if (!usage) return <p className={styles.note}>{t("system.plugins.capabilities.unused")}</p>;
  const when = formatDateTime(usage.lastAt, { timeZone });
  return (
    <p className={styles.note}>
      {t("system.plugins.capabilities.used", { calls: usage.calls, when })}
      {usage.refused > 0 && <span className={styles.refused}>{t("system.plugins.capabilities.refused", { refused: usage.refused })}</span>}
    </p>
  );
};
