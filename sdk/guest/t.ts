import type { TextParams } from "../capabilities/i18n.ts";
import { connectedCapability } from "./connectGuest.ts";

/**
 * Text of a key of the project's translations in the present language. It is read when it is called: a component that
 * is to change with the language takes `t` from {@link useText}. Needs `i18n`.
 * @since 1.0.0
 * @example t("dashboard.title")
 */
export const t = (key: string, params?: TextParams): string => connectedCapability("i18n").t(key, params);
