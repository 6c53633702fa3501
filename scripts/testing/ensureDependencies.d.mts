export function ensureDependencies(): void;
export function dependenciesMatch(folder: string): boolean;
