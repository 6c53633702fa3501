/** Put in place by the client's build (`scripts/build-sandbox.mjs`): the realm's program, packed into one script. */
declare const __REALM_GUEST__: string;

/** Imported dynamically: a chunk of its own, which a page without custom code never loads. */
export const guestProgram = __REALM_GUEST__;
