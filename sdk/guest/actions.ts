import type { Confirmation } from "../capabilities/dialogs.ts";
import type { OpenOptions } from "../capabilities/navigation.ts";
import type { Toast } from "../capabilities/toasts.ts";
import { connectedCapability } from "./connectGuest.ts";

/**
 * Opens a link of the product; another host after a confirmation that shows the address. Needs `navigation`.
 * @since 1.0.0
 * @example navigate("tables/cities");
 */
export const navigate = (link: string, options?: OpenOptions): Promise<void> =>
  connectedCapability("navigation").open(link, options);

/**
 * Shows a short message. Needs `toasts`.
 * @since 1.0.0
 * @example toast("Сақланди"); toast({ kind: "error", text: failure.message });
 */
export const toast = (message: string | Omit<Toast, "action">): Promise<void> =>
  connectedCapability("toasts").show(typeof message === "string" ? { kind: "success", text: message } : message);

/**
 * Asks a question; true for yes. Needs `dialogs`.
 * @since 1.0.0
 * @example if (await confirm("Ўчирилсинми?")) await remove();
 */
export const confirm = (question: string | Confirmation): Promise<boolean> =>
  connectedCapability("dialogs").confirm(typeof question === "string" ? { text: question } : question);
