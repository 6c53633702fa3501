/** Pixels of the text, whatever stands in it: nothing below moves. */
export const editorHeight = 320;

/** Milliseconds in which the editor's document should have come. */
export const patience = 20_000;

let isLost = false;

/** Where it did not come once in this document, the next elements do not wait for it. */
export const isFrameLost = (): boolean => isLost;
export const loseFrame = (): void => void (isLost = true);
