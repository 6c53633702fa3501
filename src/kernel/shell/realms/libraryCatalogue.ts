import type { LibraryCatalogue } from "#sandbox/host/index.ts";

/** Put in place by the client's build (`scripts/build-libraries.mjs`): where each approved library is served. */
declare const __REALM_LIBRARIES__: LibraryCatalogue;

export const libraryCatalogue = __REALM_LIBRARIES__;
