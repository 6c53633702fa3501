import { useContext, useEffect, useId, type ReactNode } from "react";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { FieldChildrenContext } from "../../plugins/project/FieldChildren.tsx";
import { GatedPart } from "./GatedPart.tsx";

const request = { part: "children" } as const;

/**
 * `<platon-children />`: the elements that the form has inside this one, for elements of a plugin that are containers. They are
 * the form's: the component learns nothing of them, and a press or a key in them counts only where they are seen.
 */
export function PlatonChildren({ owner }: HostElementProps): ReactNode {
  const place = useId();
  const inside = useContext(FieldChildrenContext);
  const take = inside?.group === owner.group ? inside.take : undefined;
  useEffect(() => take?.(place), [take, place]);
  const isShown = take !== undefined && inside?.places[0] === place;
  return isShown ? <GatedPart owner={owner} request={request} render={() => inside.elements} /> : undefined;
}
