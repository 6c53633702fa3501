import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { ComponentRealm } from "#contract/page.ts";
import type { ProjectPlugin } from "#contract/plugin.ts";
import type { PagesCapability } from "#sdk/capabilities/pages.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { View } from "#sdk/react/View.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { loadPluginComponent } from "../../../services/plugins/project/loadPluginComponent.ts";

export interface PluginModuleProps {
  readonly pages: Pick<PagesCapability, "component">;
  readonly current: ReadonlySignal<ProjectPlugin | undefined>;
  /** `Board.tsx` */
  readonly module: string;
  /** A document of its own, where the plugin is granted one. */
  readonly realm: ComponentRealm | undefined;
  /** The plugin's settings come beside them. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly onField?: (value: unknown) => void;
}

/** The component that a module of a project's plugin is, drawn by the plugin's realm. */
export function PluginModule({ pages, current, module, realm, props, onField }: PluginModuleProps): ReactNode {
  useSignals();
  const plugin = current.value;
  const hashes = JSON.stringify(plugin?.modules);
  const [loaded, reload] = useLoaded(
    async (signal) => plugin && (await loadPluginComponent((hash) => pages.component(hash, { signal }), plugin, module)),
    [pages, plugin?.id, hashes, module],
  );
  // Switched off a moment ago.
  if (!plugin) return undefined;
  switch (loaded.state) {
    case "loading":
      return <SkeletonText lines={3} />;
    case "failed":
      return <FailureView failure={loaded.failure} onRetry={reload} isCompact />;
    case "ready": {
      const { settings } = plugin;
      return (
        <View
          kind="component"
          group={plugin.id}
          scope={loaded.value?.scope}
          component={loaded.value && { ...loaded.value, realm }}
          props={{ ...props, settings }}
          onField={onField}
        />
      );
    }
  }
}
