import { importsOf } from "../../text/checks/checkModules.ts";
import type { ProjectTexts } from "../../text/shapes/projectText.ts";
import type { Remark } from "../Finding.ts";
import { findCircles } from "./findCircles.ts";

/** Datasets no row of which can be the first one, and modules that need each other before either of them has run. */
export const remarkOnCircles = (texts: ProjectTexts): Remark[] => [...requiredRelations(texts), ...imports(texts)];

function requiredRelations({ datasets }: ProjectTexts): Remark[] {
  const requiredOf = (name: string) => (datasets.get(name)?.value.fields ?? []).flatMap(({ isRequired, references, ...field }, index) =>
    (isRequired === true && references !== undefined ? [{ to: references.dataset, field: field.name, index }] : []));
  return findCircles(datasets.keys(), (name) => requiredOf(name).map(({ to }) => to)).flatMap((circle): Remark[] => {
    const [first = "", second = first] = circle;
    const step = requiredOf(first).find(({ to }) => to === second);
    const file = datasets.get(first)?.file;
    if (file === undefined || step === undefined) return [];
    const message = `datasets require each other, and no row can be the first one: ${[...circle, first].join(" → ")}`;
    return [{ rule: "requiredCircle", level: "warning", file, path: `$.fields[${step.index}].isRequired`, message }];
  });
}

function imports(texts: ProjectTexts): Remark[] {
  const graph = importsOf(texts);
  return findCircles(graph.keys(), (address) => graph.get(address)?.imports ?? []).flatMap((circle): Remark[] => {
    const first = graph.get(circle[0] ?? "");
    const names = [...circle, circle[0] ?? ""].map((address) => address.slice(address.lastIndexOf("/") + 1).replace(/\.tsx$/, ""));
    return first ? [{ rule: "importCircle", level: "warning", file: first.file, path: first.path, message: `modules import each other: ${names.join(" → ")}` }] : [];
  });
}
