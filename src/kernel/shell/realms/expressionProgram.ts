/** Put in place by the client's build (`scripts/build-sandbox.mjs`): the expression realm's program, packed into one script. */
declare const __EXPRESSION_GUEST__: string;

/** Imported dynamically: a chunk of its own, which a page whose expressions are all restricted never loads. */
export const expressionProgram = __EXPRESSION_GUEST__;
