/** How a person sees colour: with all cones, or without the red or green ones. */
export type Sight = "normal" | "protan" | "deutan";
type Triple = readonly [number, number, number];

/** Viénot 1999, on linear RGB. */
const sightMatrices: Record<Exclude<Sight, "normal">, readonly Triple[]> = {
  protan: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  deutan: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
};

const linearOf = (hex: string): Triple => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const times = (rows: readonly Triple[], [red, green, blue]: Triple): Triple => {
  const [x = 0, y = 0, z = 0] = rows.map((row) => row[0] * red + row[1] * green + row[2] * blue);
  return [x, y, z];
};

const luminanceOf = (hex: string): number => times([[0.2126, 0.7152, 0.0722]], linearOf(hex))[0];

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours: 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const labOf = (rgb: Triple): Triple => {
  const bend = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [x, y, z] = times(
    [[0.4339, 0.3762, 0.1898], [0.2126, 0.7152, 0.0722], [0.0178, 0.1095, 0.8728]],
    [rgb[0], rgb[1], rgb[2]],
  );
  return [116 * bend(y) - 16, 500 * (bend(x) - bend(y)), 200 * (bend(y) - bend(z))];
};

/** CIE76 distance of two `#rrggbb` colours as the given sight sees them; about 2.3 is just noticeable. */
export const differenceOf = (one: string, other: string, sight: Sight): number => {
  const see = (hex: string): Triple =>
    labOf(sight === "normal" ? linearOf(hex) : times(sightMatrices[sight], linearOf(hex)));
  const [a, b] = [see(one), see(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
