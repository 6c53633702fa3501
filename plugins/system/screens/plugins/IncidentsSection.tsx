import type { ReactElement } from "react";
import { componentOfModule } from "#core/components/pluginComponent.ts";
import { formOfScope } from "#core/components/validatorSource.ts";
import { formatDateTime } from "#core/format/formatDate.ts";
import type { Incident, PluginRecord } from "#sdk/capabilities/plugins.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { PluginPartProps } from "./PluginPartProps.ts";
import { PluginSection } from "./PluginSection.tsx";
import styles from "./Plugins.module.css";
import { useAction } from "./useAction.ts";
import { whyKey } from "./whyKey.ts";

/** What the plugin's components did (D74, D75), and the way out of quarantine. */
export const IncidentsSection = ({ plugin, incidents, onChange }: PluginPartProps & { readonly incidents: readonly Incident[] }): ReactElement => {
  const t = useText();
  return (
    <PluginSection title={t("system.plugins.incidents.title")}>
      {incidents.length === 0 && <p className={styles.note}>{t("system.plugins.incidents.none")}</p>}
      <ul className={styles.rows}>
        {incidents.map((incident) => (
          <IncidentRow key={`${incident.scope}/${incident.component}/${incident.hash}`} plugin={plugin} incident={incident} onChange={onChange} />
        ))}
      </ul>
    </PluginSection>
  );
};

interface IncidentRowProps {
  readonly plugin: PluginRecord;
  readonly incident: Incident;
  readonly onChange: () => void;
}

/** The file of a plugin's module, or the form and the field of a validator; the project's own components are known by name. */
function fileOf({ manifest }: PluginRecord, { component, scope }: Incident): string {
  const form = formOfScope(scope);
  if (form !== undefined) return `forms/${form}.${component}`;
  return manifest?.modules.find(({ name }) => !name.endsWith(".css") && componentOfModule(name) === component)?.name ?? component;
}

const IncidentRow = ({ plugin, incident, onChange }: IncidentRowProps): ReactElement => {
  const t = useText();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const { component, line, column, count, users, quarantined, message, at } = incident;
  const when = formatDateTime(at, { timeZone });
  return (
    <li className={styles.row} data-incident={component}>
      <div className={styles.incident}>
        <span className={styles.name}>{fileOf(plugin, incident)}</span>
        {line !== null && <span className={styles.code}>{t("system.plugins.incidents.place", { line, column: column ?? 1 })}</span>}
        <StatusPill tone={quarantined ? "danger" : "warning"}>
          {t(quarantined ? "system.plugins.incidents.quarantined" : `system.plugins.why.${whyKey(incident.why)}`)}
        </StatusPill>
      </div>
      {message !== null && <p className={styles.code}>{message}</p>}
      <p className={styles.note}>{t("system.plugins.incidents.count", { count, users, when })}</p>
      <ReleaseButton plugin={plugin} incident={incident} onChange={onChange} />
    </li>
  );
};

const ReleaseButton = ({ plugin, incident, onChange }: IncidentRowProps): ReactElement => {
  const t = useText();
  const plugins = useCapability("plugins");
  const dialogs = useCapability("dialogs");
  const { isBusy, run } = useAction();
  const { component, quarantined } = incident;
  const release = async (): Promise<void> => {
    if (quarantined && !(await dialogs.confirm({ text: t("system.plugins.incidents.releaseQuestion", { component }) }))) return;
    const done = quarantined ? t("system.plugins.incidents.released") : undefined;
    if (await run(async () => await plugins.release(plugin.id, incident), done)) onChange();
  };
  return (
    <div>
      <Button size="small" isBusy={isBusy} onPress={() => void release()}>
        {t(quarantined ? "system.plugins.incidents.release" : "system.plugins.incidents.forget")}
      </Button>
    </div>
  );
};
