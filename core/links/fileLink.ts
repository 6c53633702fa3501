/** Below it every file has an address, so that a preview is in the history and closes by the back button. */
export const filesPlace = "/files/";

/** The link that shows a stored file over the present screen. */
export const fileLink = (id: string): string => `${filesPlace}${encodeURIComponent(id)}?_target=modal`;
