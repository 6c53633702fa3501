export declare const serverEntries: Record<string, string>;
export declare function buildServer(options?: { outDir?: string; entries?: Record<string, string> }): Promise<void>;
