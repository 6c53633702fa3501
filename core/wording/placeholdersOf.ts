/** Places in a text that are filled when it is said: {field}, {0}, {{count}}; each once, in one order. */
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}|\{\w+\}/g))].sort();
