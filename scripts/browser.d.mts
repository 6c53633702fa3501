export function findBrowser(): string;
export function findTestBrowser(): string;
export function browserFlags(): string[];
