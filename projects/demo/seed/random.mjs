/** The same numbers at every seeding (mulberry32): a project seeded twice has the same rows. */
export function randomFrom(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    /** A whole number from 0, less than `limit`. */
    below,
    /** A whole number of the range, both ends included. */
    between: (from, to) => from + below(to - from + 1),
    pick: (list) => list[below(list.length)],
    /** True in so many of a hundred cases. */
    chance: (percent) => next() * 100 < percent,
    shuffle: (list) => {
      const shuffled = [...list];
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = below(index + 1);
        [shuffled[index], shuffled[other]] = [shuffled[other], shuffled[index]];
      }
      return shuffled;
    },
  };
}
