/** Whether the keyboard is at a file itself, not in a name that is being written or at a button. */
export const isOfItem = (target: EventTarget): boolean => target instanceof HTMLElement && target.dataset["file"] !== undefined;
