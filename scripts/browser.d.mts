export function findBrowser(): string;
export function browserFlags(): string[];
