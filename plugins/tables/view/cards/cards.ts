/** What draws a table as cards, in one piece that comes when somebody wants it. */
export { CardsBody } from "./CardsBody.tsx";
export { CardsHead } from "./CardsHead.tsx";
export { CardsTotals } from "./CardsTotals.tsx";
