/** Files for EIMZO_ROOTS and EIMZO_CRLS. */
export function makeDemoKeys(folder: string): Promise<{ roots: string; crls: string }>;
