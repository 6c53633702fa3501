/** Side of an icon before a cell's text, in pixels. */
export const iconSize = 14;

/** What the icon and the gap behind it take from the text. */
export const iconRoom = iconSize + 6;
