const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** What is written in html with numbers and names of letters, as the letters. */
export const plainText = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (whole, code: string | undefined, name: string) => (code === undefined ? (named[name] ?? whole) : letterOf(Number(code))));

const letterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "");
