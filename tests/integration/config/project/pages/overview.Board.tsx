export const title = "Умумий";
