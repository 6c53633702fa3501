/** A title as it is read: breaks and spaces of any kind, also those that do not break, are one space each. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
