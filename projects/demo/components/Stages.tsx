import type { CellComponentProps } from "@platon/sdk";

/** How far an application has come, by its status: the steps behind it are filled. */
const steps: Readonly<Record<string, number>> = { "Янги": 1, "Кўриб чиқилмоқда": 2, "Муддати яқин": 2, "Муддати ўтган": 2, "Ҳал қилинди": 3 };

const toneOf = (value: unknown): string =>
  value === "Муддати ўтган" ? "late" : value === "Муддати яқин" ? "soon" : value === "Ҳал қилинди" ? "done" : "open";

/** Draws the cells of a column: `component:Stages`. */
export default function Stages({ value }: CellComponentProps) {
  const reached = steps[String(value)] ?? 0;
  return (
    <div className={`stages ${toneOf(value)}`} role="img" aria-label={`${reached} / 3`}>
      {[1, 2, 3].map((step) => (
        <span key={step} className={step <= reached ? "step reached" : "step"} />
      ))}
    </div>
  );
}
