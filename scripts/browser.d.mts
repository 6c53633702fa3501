export function findBrowser(): string;
export function browserFlags(): string[];
export function systemCandidates(platform?: NodeJS.Platform, env?: Record<string, string | undefined>): string[];
