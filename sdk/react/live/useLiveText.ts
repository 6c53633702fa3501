import { liveWords } from "./liveWords.ts";
import { useLateText } from "./useLateText.ts";

/** The words of a live result in the present language. */
export const useLiveText = (): ReturnType<typeof useLateText> => useLateText(liveWords, "live");
