/**
 * Where a project keeps tokens in cookies, the browser's pages show by this header that a call is theirs (D4): its value stands in a cookie
 * that they read, and another site's cannot.
 */
export const sessionMarkHeader = "x-session-mark";

/** `m.<session>.<random>.<signature>`: no token of another kind looks so. */
export const isSessionMark = (token: string): boolean => token.startsWith("m.");

export const sessionMarkCookie = (isSecure: boolean): string => (isSecure ? "__Host-platon_mark" : "platon_mark");
