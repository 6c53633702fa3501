/** Characters that look like those below and have no compatibility form that says so. */
const drawnAlike = /[\u0589\u05c3\u2044\u2215\u2216\u2236\u29f5\u29f8\u29f9\ua789\ufe68]/u;
const steering = /[/\\:@?#]/g;

/**
 * Whether a text holds characters that pass for those which steer an address (`/ \ : @ ? #`): full-width and other
 * compatibility forms, which some readers turn into the real ones, and strangers that are drawn alike.
 * @example hasLookAlike("https：／／evil.example") // true
 */
export function hasLookAlike(text: string): boolean {
  return drawnAlike.test(text) || count(text.normalize("NFKC")) !== count(text);
}

const count = (text: string): number => text.match(steering)?.length ?? 0;
