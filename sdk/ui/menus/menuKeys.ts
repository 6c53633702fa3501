/**
 * Where a key moves in a list of entries: arrows in a circle, Home and End, and a letter to the next entry that
 * begins with it. `undefined` when the key is none of these or nothing fits.
 */
export const menuKeyTarget = (key: string, current: number, entries: readonly string[]): number | undefined => {
  const count = entries.length;
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowUp":
      return (Math.max(current, 0) - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return [...key].length === 1 && key !== " " ? nextWithLetter(key, current, entries) : undefined;
  }
};

const nextWithLetter = (letter: string, current: number, entries: readonly string[]): number | undefined => {
  const wanted = letter.toLocaleLowerCase();
  for (let step = 1; step <= entries.length; step++) {
    const index = (Math.max(current, -1) + step) % entries.length;
    if (entries[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
};
