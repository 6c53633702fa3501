export function buildWhenChanged(root: string, build: () => Promise<number | null> | number | null): Promise<number | null>;
