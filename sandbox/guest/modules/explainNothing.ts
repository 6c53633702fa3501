import { placeInModule } from "../errors/placeInModule.ts";

/**
 * Why nothing is drawn. Scripts without a component run for their effects (D70); that the author meant to draw one is
 * worth a line of the console.
 * @param strange a default export that is no component
 * @returns the line
 * @throws TypeError where there is a strange one, with its module as the place
 */
export function explainNothing(strange: { readonly path: string; readonly kind: string } | undefined): string {
  if (!strange) return "no default export: it runs for its effects, nothing is drawn";
  const failure = new TypeError(`the default export is no component but a ${strange.kind}`);
  failure.stack = String(failure);
  placeInModule(failure, strange.path);
  throw failure;
}
