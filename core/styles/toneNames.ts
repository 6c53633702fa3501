/** Meanings that have a colour in every theme: of badges, and of cells. */
export const toneNames = ["neutral", "accent", "success", "warning", "danger", "info"] as const;
