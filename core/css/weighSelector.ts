import { readFunctions, readPieces, selectorLists, splitOf, splitTop, type SelectorFunction, type SelectorPiece } from "./readSelector.ts";

/** What a selector may have to look at from one element of a tree. */
export interface TreeShape {
  /** Elements above it. */
  readonly depth: number;
  /** Siblings of it, and of those above it. */
  readonly reach: number;
}

/** How many elements are looked at, at most, to know whether one element matches. */
export type Weigh = (shape: TreeShape) => number;

/**
 * The engine remembers for a tree what `:has()` and `:nth-…(of)` found, so that they do not look at all of it for each
 * element: that costs about as much as so many looks, and what is in their brackets is looked for so many times.
 */
const remembering = 64;
const timesAnew = 8;

const nothing: Weigh = () => 0;

/**
 * Weighs the selector of a rule, as the object model writes it. Engines look for what stands left of a combinator step
 * by step, never twice in one selector, and up to the box, where it has to begin; a selector in the brackets of another one is looked for at each of its steps.
 * @param around what `&` stands for: the selector of the rule around it
 * @example weighSelector(".a ~ .b")({ depth: 3, reach: 100 }) // about 100
 */
export function weighSelector(selector: string, around = nothing): Weigh {
  const all = splitTop(selector, ",").map((complex) => weighComplex(complex.trim(), around));
  return once((shape) => sum(all, shape));
}

/** Rules in rules ask for those around them from many places: each is weighed once for a shape. */
function once(weigh: Weigh): Weigh {
  const known = new WeakMap<TreeShape, number>();
  return (shape) => {
    const weight = known.get(shape) ?? weigh(shape);
    known.set(shape, weight);
    return weight;
  };
}

function weighComplex(complex: string, around: Weigh): Weigh {
  const pieces = readPieces(complex);
  const compounds = pieces.flatMap(({ text, isCombinator }) => (isCombinator ? [] : [weighCompound(text, around)]));
  // A relative selector stands beside an `&` that is not written, and begins there.
  const isRelative = pieces[0]?.isCombinator === true;
  if (isRelative) compounds.unshift(weighCompound("&", around));
  const [left, subject] = [compounds.slice(0, -1), compounds.slice(-1)];
  const combinators = combinatorsOf(pieces);
  const [looksUp, looksBeside] = [!isRelative || combinators.includes(""), combinators.includes("~")];
  const stepsIn = ({ depth, reach }: TreeShape): number => 1 + (looksUp ? depth : 0) + (looksBeside ? reach : 0);
  return (shape) => sum(subject, shape) + sum(left, shape) * stepsIn(shape);
}

const combinatorsOf = (pieces: readonly SelectorPiece[]): string[] =>
  pieces.flatMap(({ text, isCombinator }) => (isCombinator ? [text.trim()] : []));

function weighCompound(compound: string, around: Weigh): Weigh {
  const { functions, rest } = readFunctions(compound);
  const heads = functions.map(({ head }) => head).join("") + rest;
  const references = splitTop(heads.replaceAll(/[()]/g, ""), "&").length - 1;
  const inner = functions.map((one) => weighFunction(one, around));
  return (shape) => 1 + references * around(shape) + sum(inner, shape);
}

function weighFunction(one: SelectorFunction, around: Weigh): Weigh {
  if (selectorLists.has(one.name)) return weighSelector(one.inner, around);
  if (one.name === "has") return weighHas(one.inner, around);
  const nth = splitOf(one);
  if (!nth) return nothing;
  const of = weighSelector(nth.of, around);
  return (shape) => remembering + timesAnew * of(shape);
}

/** What begins beside the element is looked for among all of its siblings, anew for each. */
function weighHas(inner: string, around: Weigh): Weigh {
  const all = splitTop(inner, ",").map((one) => {
    const [, first = "", selector = ""] = /^\s*([>+~]?)\s*(.*)$/s.exec(one) ?? [];
    const argument = weighSelector(selector, around);
    const isBeside = first === "~" || (first === "+" && combinatorsOf(readPieces(selector)).includes("~"));
    return (shape: TreeShape): number => remembering + argument(shape) * (isBeside ? shape.reach : timesAnew);
  });
  return (shape) => sum(all, shape);
}

const sum = (all: readonly Weigh[], shape: TreeShape): number => all.reduce((total, weigh) => total + weigh(shape), 0);
