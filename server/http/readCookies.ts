/** All that a request carries under a name: whoever may write cookies of a neighbouring host can have added one (cookie tossing). */
export const readCookies = (headers: Headers, name: string): string[] =>
  (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim()).flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []));
