import { createLucideIcon } from "lucide-react";

/** Marks of providers, drawn as the product's other icons are. */
export const providerMarks = {
  google: createLucideIcon("google", [["path", { d: "M20.5 12H12.5M20.5 12A8.5 8.5 0 1 1 17.8 5.8", key: "g" }]]),
  linkedin: createLucideIcon("linkedin", [["rect", { x: 3, y: 3, width: 18, height: 18, rx: 3, key: "r" }], ["path", { d: "M8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.3 2.3 0 0 1 4.5 0V17", key: "i" }]]),
  one_id: createLucideIcon("one_id", [["circle", { cx: 12, cy: 12, r: 9, key: "c" }], ["path", { d: "M10 9.5 12.5 8v8", key: "1" }]]),
  ssv: createLucideIcon("ssv", [["path", { d: "M12 3 4 6v6c0 4.5 3.4 7.7 8 9 4.6-1.3 8-4.5 8-9V6zM12 8.5v7M8.5 12h7", key: "s" }]]),
  keycloak: createLucideIcon("keycloak", [["path", { d: "M7.5 4h9L21 12l-4.5 8h-9L3 12z", key: "h" }], ["path", { d: "m11 9-2 3 2 3M13 9l2 3-2 3", key: "k" }]]),
};
