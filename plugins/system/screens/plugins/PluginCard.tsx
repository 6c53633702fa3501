import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, type ReactElement } from "react";
import type { PluginRecord } from "#sdk/capabilities/plugins.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { Tone } from "#sdk/ui/foundation/tones.ts";
import { PluginDetails } from "./PluginDetails.tsx";
import { pluginName, pluginPurpose } from "./pluginName.ts";
import styles from "./Plugins.module.css";
import { useAction } from "./useAction.ts";
import { useSwitchOffQuestion } from "./useSwitchOffQuestion.ts";

interface PluginCardProps {
  readonly plugin: PluginRecord;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: () => void;
}

const tones: Readonly<Record<PluginRecord["state"], Tone>> = { enabled: "success", disabled: "neutral", quarantined: "danger" };

/** One plugin: its head with the switch, and on demand everything else. */
export const PluginCard = ({ plugin, isOpen, onToggle, onChange }: PluginCardProps): ReactElement => {
  const t = useText();
  const panel = useId();
  const name = pluginName(plugin, t);
  const kind = t(plugin.kind === "project" ? "system.plugins.ofProject" : "system.plugins.firstParty");
  return (
    <li className={styles.card} data-plugin={plugin.id}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={isOpen ? panel : undefined} onClick={onToggle}>
          <Icon of={isOpen ? ChevronDown : ChevronRight} size={18} />
          <span className={styles.names}>
            <span className={styles.name}>
              {name} <span className={styles.note}>{[plugin.version, kind, plugin.id].filter(Boolean).join(" · ")}</span>
            </span>
            <span className={styles.about}>{pluginPurpose(plugin, t)}</span>
          </span>
        </button>
        <div className={styles.state}>
          <StatusPill tone={tones[plugin.state]}>{t(`system.plugins.state.${plugin.state}`)}</StatusPill>
          <div className={styles.control}>
            {plugin.required ? (
              <span className={styles.required}>{t("system.plugins.required")}</span>
            ) : (
              <Switch plugin={plugin} name={name} onChange={onChange} />
            )}
          </div>
        </div>
      </div>
      {isOpen && (
        <div id={panel} className={styles.details}>
          <PluginDetails plugin={plugin} name={name} onChange={onChange} />
        </div>
      )}
    </li>
  );
};

const Switch = ({ plugin, name, onChange }: { readonly plugin: PluginRecord; readonly name: string; readonly onChange: () => void }): ReactElement => {
  const t = useText();
  const plugins = useCapability("plugins");
  const { isBusy, run } = useAction();
  const isOn = plugin.state === "enabled";
  const mayGo = useSwitchOffQuestion();
  const press = async (): Promise<void> => {
    await run(async () => {
      if (!isOn || (await mayGo(plugin.id, name))) await plugins.change(plugin.id, { state: isOn ? "disabled" : "enabled" });
    });
    onChange();
  };
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-label={t("system.plugins.switch", { name })}
      onClick={() => void press()}
    >
      <span className={styles.knob} />
    </button>
  );
};
