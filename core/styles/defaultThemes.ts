/** Every theme colour of the product, the default first (spec §9): what a project that does not say otherwise offers. */
export const defaultThemes: readonly string[] = [
  "platon.platon", "platon.dark", "platon.deepDark", "platon.light", "platon.green", "platon.darkBlue",
  "oceanic.blue", "oceanic.green", "oceanic.light",
  "precious.silver", "precious.gold", "precious.platinum",
];
