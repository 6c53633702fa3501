import type { WordSource } from "#core/wording/defineWords.ts";
import { words as parts } from "#sdk/react/words.ts";
import { words as kit } from "#sdk/ui/words.ts";
import { developerWords } from "./developerWords.ts";
import { kernelWords } from "./kernelWords.ts";
import { overlayWords } from "./overlayWords.ts";
import { paletteWords } from "./paletteWords.ts";
import { sandboxWords } from "./sandboxWords.ts";
import { shellWords } from "./shellWords.ts";

/** What is said in every document, whichever plugins it has. */
export const kernelSources: readonly WordSource[] = [
  kit, parts, kernelWords, shellWords, paletteWords, overlayWords, sandboxWords, developerWords,
];
