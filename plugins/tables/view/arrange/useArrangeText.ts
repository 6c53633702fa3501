import { useLateText, type SayLate } from "#sdk/react/live/useLateText.ts";
import { arrangeWords } from "./arrangeWords.ts";

/** Says what is said while a table is arranged. */
export const useArrangeText = (): SayLate => useLateText(arrangeWords, "tables.arrange");
