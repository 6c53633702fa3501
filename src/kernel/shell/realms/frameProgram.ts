/** Put in place by the client's build (`scripts/build-sandbox.mjs`): the program of frame realms, packed into one module. */
declare const __FRAME_GUEST__: string;

/** Imported dynamically: a chunk of its own, for pages with a component that has a document of its own. */
export const frameProgram = __FRAME_GUEST__;
