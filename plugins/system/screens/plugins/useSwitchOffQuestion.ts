import type { PluginUse, PluginUses } from "#sdk/capabilities/plugins.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";

/** Asks before a plugin that the project needs is switched off, and names what needs it; one that nothing needs goes unasked. */
export function useSwitchOffQuestion(): (id: string, name: string) => Promise<boolean> {
  const t = useText();
  const plugins = useCapability("plugins");
  const dialogs = useCapability("dialogs");
  return async (id, name) => {
    const uses = await plugins.uses(id);
    if (uses.total === 0) return true;
    const title = t("system.plugins.uses.question", { name });
    return await dialogs.confirm({ title, text: usesText(uses, t), yes: t("system.plugins.uses.switchOff"), isDangerous: true });
  };
}

/** "Forms: A, B; Pages: C; and 3 more" */
function usesText({ total, named }: PluginUses, t: ReturnType<typeof useText>): string {
  const byKind = new Map<PluginUse["kind"], string[]>();
  for (const { kind, name } of named) byKind.set(kind, [...(byKind.get(kind) ?? []), name]);
  const groups = [...byKind].map(([kind, names]) => `${t(`system.plugins.uses.${kind}`)}: ${names.join(", ")}`);
  const more = total > named.length ? [t("system.plugins.uses.more", { count: total - named.length })] : [];
  return [...groups, ...more].join("; ");
}
