import { useId, useState, type FormEvent, type ReactElement } from "react";
import { asOperand } from "#core/decimal/asOperand.ts";
import type { PluginSetting } from "#sdk/capabilities/plugins.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { NumberControl } from "#sdk/ui/controls/NumberControl.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import type { PluginPartProps } from "./PluginPartProps.ts";
import { PluginSection } from "./PluginSection.tsx";
import styles from "./Plugins.module.css";
import { useAction } from "./useAction.ts";

type Values = Readonly<Record<string, unknown>>;

/** A form made of the settings' own schema. */
export const SettingsSection = ({ plugin, onChange }: PluginPartProps): ReactElement => {
  const t = useText();
  const plugins = useCapability("plugins");
  const { isBusy, run, fields } = useAction();
  const [values, setValues] = useState<Values>(plugin.settings);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // What was emptied goes back to its default.
    const settings = Object.fromEntries(Object.keys(plugin.manifest?.settings ?? {}).map((key) => [key, values[key] ?? null]));
    if (await run(async () => await plugins.change(plugin.id, { settings }), t("system.plugins.settings.saved"))) onChange();
  };
  return (
    <PluginSection title={t("system.plugins.settings.title")}>
      <form className={styles.settings} onSubmit={(event) => void save(event)}>
        {Object.entries(plugin.manifest?.settings ?? {}).map(([key, setting]) => (
          <SettingField
            key={key}
            setting={setting}
            value={values[key]}
            errors={fields[key] ?? []}
            onChange={(value) => setValues({ ...values, [key]: value })}
          />
        ))}
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t("system.plugins.settings.save")}
          </Button>
        </div>
      </form>
    </PluginSection>
  );
};

interface SettingFieldProps {
  readonly setting: PluginSetting;
  readonly value: unknown;
  readonly errors: readonly string[];
  readonly onChange: (value: unknown) => void;
}

const SettingField = ({ setting, value, errors, onChange }: SettingFieldProps): ReactElement => {
  const id = useId();
  const isOwnLabel = setting.type === "boolean";
  return (
    <FieldFrame id={id} label={isOwnLabel ? undefined : setting.title} errors={errors}>
      {({ describedBy }) => {
        const common = { id, describedBy, isInvalid: errors.length > 0 };
        switch (setting.type) {
          case "boolean":
            return (
              <CheckboxControl {...common} value={value === true} onChange={onChange}>
                {setting.title}
              </CheckboxControl>
            );
          case "number":
            return <NumberControl {...common} textAlign="left" value={typeof value === "number" || typeof value === "string" ? value : undefined} onChange={(next) => onChange(asOperand("number", next))} />;
          case "select":
            return (
              <SelectControl {...common} value={typeof value === "string" ? value : undefined} isClearable={false} options={setting.options ?? []} onChange={onChange} />
            );
          case "string":
            return <TextControl {...common} value={typeof value === "string" ? value : ""} onChange={onChange} />;
        }
      }}
    </FieldFrame>
  );
};
