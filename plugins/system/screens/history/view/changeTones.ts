/** How a change is marked, by what it was. */
export const changeTones = { insert: "success", update: "info", delete: "danger", restore: "accent" } as const;
