/** Texts of declarations by their paths below `node_modules/`. */
export function buildSdkTypes(): Readonly<Record<string, string>>;
