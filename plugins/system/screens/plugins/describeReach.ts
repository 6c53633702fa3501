import type { PluginCapability } from "#sdk/capabilities/plugins.ts";

type Words = (key: string) => string;

/** How far a capability reaches, for a person: `cities: read, update`. Empty where there is nothing to narrow. */
export function describeReach(capability: PluginCapability, t: Words): string {
  const { [capability.name]: reach }: Readonly<Record<string, unknown>> = capability;
  const everything = (text: string): string => (text === "*" ? t("system.plugins.capabilities.everything") : text);
  const list = (values: readonly string[] = []): string => values.map(everything).join(", ");
  switch (capability.name) {
    case "tables":
    case "forms":
      return Object.entries((reach ?? {}) as Record<string, string[]>)
        .map(([name, operations]) => `${everything(name)}: ${operations.join(", ")}`)
        .join("; ");
    case "pages":
    case "events":
    case "overlay":
    case "clipboard":
    case "components":
      return list(reach as string[]);
    case "http":
      return list((reach as { endpoints?: string[] } | undefined)?.endpoints);
    case "files":
      return list((reach as { operations?: string[] } | undefined)?.operations);
    case "user":
      return list((reach as { fields?: string[] } | undefined)?.fields ?? ["*"]);
    case "commands":
      return list((reach as { others?: string[] } | undefined)?.others);
    case "navigation":
      return (reach as { external?: boolean } | undefined)?.external ? t("system.plugins.capabilities.external") : "";
    default:
      return "";
  }
}
