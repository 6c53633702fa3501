import { Upload } from "lucide-react";
import { useEffect, useRef, useState, type ReactElement } from "react";
import type { PluginRecord } from "#sdk/capabilities/plugins.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FailureView, NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { InstallPanel } from "./InstallPanel.tsx";
import { PluginCard } from "./PluginCard.tsx";
import styles from "./Plugins.module.css";
import { usePlugins } from "./usePlugins.ts";

/** `/system/plugins`: what is switched on, what it may do, and what it did. */
export const PluginsScreen = ({ query, frame }: ScreenProps): ReactElement => {
  if (!useIsAdministrator()) return <NoAccessView />;
  return <PluginList opened={query["plugin"]} isHeaded={frame !== "modal"} />;
};

/** What was chosen last; each choice has a panel of its own. */
interface Choice {
  readonly number: number;
  readonly files: readonly File[];
}

const PluginList = ({ opened, isHeaded }: { readonly opened: string | undefined; readonly isHeaded: boolean }): ReactElement => {
  const t = useText();
  const navigation = useCapability("navigation");
  const [choice, setChoice] = useState<Choice>({ number: 0, files: [] });
  const [plugins, reload] = usePlugins();
  const title = t("system.plugins.title");
  useScreenHeading(plugins.state === "ready" ? { title } : undefined);
  const toggle = (id: string): void => void navigation.setQuery({ plugin: id === opened ? undefined : id });
  const hasGone = opened !== undefined && plugins.state === "ready" && !plugins.value.some(({ id }) => id === opened);
  useEffect(() => {
    if (hasGone) void navigation.setQuery({ plugin: undefined });
  }, [hasGone, navigation]);
  const choose = (files: readonly File[]): void => setChoice(({ number }) => ({ number: number + 1, files }));
  const install = <ChooseFiles onChoose={choose} />;
  return (
    <div className={styles.screen}>
      {isHeaded && <PageHeader title={title} actions={install} />}
      {choice.files.length > 0 && <InstallPanel key={choice.number} files={choice.files} onClose={() => choose([])} onDone={reload} />}
      {plugins.state === "loading" && <SkeletonText lines={7} />}
      {plugins.state === "failed" && <FailureView failure={plugins.failure} onRetry={reload} />}
      {plugins.state === "ready" && plugins.value.length === 0 && (
        <EmptyState title={t("system.plugins.empty")} hint={t("system.plugins.emptyHint")} />
      )}
      {plugins.state === "ready" && plugins.value.length > 0 && (
        <ul className={styles.list}>
          {ownFirst(plugins.value).map((plugin) => (
            <PluginCard key={plugin.id} plugin={plugin} isOpen={plugin.id === opened} onToggle={() => toggle(plugin.id)} onChange={reload} />
          ))}
        </ul>
      )}
    </div>
  );
};

/** What the project brings is what there is to decide about. */
const ownFirst = (plugins: readonly PluginRecord[]): PluginRecord[] =>
  [...plugins].sort((a, b) => Number(b.kind === "project") - Number(a.kind === "project"));

const ChooseFiles = ({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }): ReactElement => {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const label = t("system.plugins.install");
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".json,.ts,.tsx,.js,.jsx,.css"
        aria-label={label}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same files can be chosen again after they were mended.
          target.value = "";
        }}
      />
      <Button tone="primary" icon={Upload} onPress={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
};
