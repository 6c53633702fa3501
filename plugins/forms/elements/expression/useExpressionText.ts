import { useLateText } from "#sdk/react/live/useLateText.ts";
import { expressionWords } from "./expressionWords.ts";

/** The words of the editor in the present language. */
export const useExpressionText = (): ReturnType<typeof useLateText> => useLateText(expressionWords, "expression");
