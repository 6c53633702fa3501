/** Attribute of what a trust group draws, in its boxes and above the page: its id. What components write never has it. */
export const ownerAttribute = "data-platon-owner";
