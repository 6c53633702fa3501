/**
 * How the sidebar stands: 264 px beside the content, 64 px of icons, or a drawer over the content that opens and
 * closes (spec §4, Menu: which one when is for the application to say).
 */
export type SidebarMode = "docked" | "rail" | "drawer";
