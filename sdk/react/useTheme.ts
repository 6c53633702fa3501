import type { ActiveTheme } from "../capabilities/theme.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useReadable } from "./useReadable.ts";

/**
 * The present theme; the component is drawn again when it changes.
 * @since 1.0.0
 * @example const { isDark } = useTheme();
 */
export const useTheme = (): ActiveTheme => useReadable(useCapability("theme").current);
