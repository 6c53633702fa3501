import { fold } from "#core/filters/index.ts";

/**
 * What each Cyrillic letter is in an index of trigrams: those of Uzbek and Russian each one of its own, so that words stay
 * apart, the frequent ones first, because translate() looks through its list. Another list needs another migration, and
 * every index of trigrams built anew.
 */
export const trigramLettersFrom = "аиоенрлтсквдумпгбзйшқчўҳғяхьыжюцэщфъәөүңіїєґ";
export const trigramLettersTo = "aioenrltskvdumpgbzjw0c5692xy34qf178haouniieg";

const threeLetters = new RegExp(`[a-z0-9${trigramLettersFrom}]{3}`);

/** Whether an index of trigrams finds a text: three letters or digits of it stand beside each other. */
export const hasTrigram = (text: string): boolean => threeLetters.test(fold(text));
