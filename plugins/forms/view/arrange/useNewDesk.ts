import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ArrangedPart } from "#core/arranging/ArrangedPart.ts";
import { siblingsOf } from "#core/arranging/siblingsOf.ts";
import type { ArrangedList } from "#sdk/arranging/useArranging.ts";
import { useText } from "#sdk/react/useText.ts";
import type { FormElement, ProjectOutline } from "#sdk/wire.ts";
import { arrangedElements, typeOf } from "./arrangedElements.ts";
import type { Desk, InHand } from "./Desk.ts";
import { isPlaceOfElements, isThere, orderOf, placeBehind, placeIn } from "./elementMoves.ts";
import { elementName } from "./elementName.ts";
import { addingSteps } from "./newElements.ts";

interface NewDesk {
  readonly desk: Desk;
  /** What is told to screen readers. */
  readonly told: string;
}

/** The desk over what is arranged. @param surface where the elements are drawn */
export function useNewDesk(form: string, { parts, take }: ArrangedList, { outline, surface }: { readonly outline: ProjectOutline | undefined; readonly surface: RefObject<HTMLElement | null> }): NewDesk {
  const t = useText();
  const [chosen, choose] = useState<string>();
  const [inHand, hold] = useState<InHand>();
  const [told, tell] = useState<{ readonly id: string } | string>("");
  const elements = useMemo(() => arrangedElements(parts, t), [parts, t]);
  const focus = useWishedFocus(surface);
  const titleOf = (type: string): string => outline?.elementTypes.find((one) => one.type === type)?.title ?? type;
  const byId = useMemo(() => new Map(flat(elements).map((element) => [element.id, element])), [elements]);
  const nameOf = (id: string): string => {
    const element = byId.get(id);
    return element ? elementName(element, titleOf) : "";
  };
  const select: Desk["select"] = (id, isFocused) => {
    choose(id);
    if (isFocused && id !== undefined) focus(id);
  };
  const desk: Desk = {
    form, parts, elements, selected: parts.find(({ id }) => id === chosen), inHand, outline, nameOf, titleOf, select, hold,
    move: (id, to) => {
      if (isThere(parts, id, to)) return;
      take({ kind: "move", id, to });
      select(id, true);
      tell({ id });
    },
    change: (id, values) => take({ kind: "change", id, values }),
    remove: (id) => {
      const order = orderOf(parts);
      const at = order.findIndex((part) => part.id === id);
      const neighbour = siblingsOf(parts, order[at]?.parentId).find((one, index, all) => one.id !== id && (all[index - 1]?.id === id || index === all.length - 1)) ?? order[at - 1];
      take({ kind: "remove", id });
      select(neighbour?.id, true);
      tell(t("forms.arrange.deleted", { name: nameOf(id) }));
    },
    add: (values) => {
      const { id, steps } = addingSteps(values, placeFor(values, parts, chosen), titleOf("tab"));
      take(...steps);
      select(id, true);
      tell({ id });
    },
  };
  return { desk, told: typeof told === "string" ? told : placeInWords(desk, told.id) };
}

const flat = (elements: readonly FormElement[]): FormElement[] => elements.flatMap((element) => [element, ...flat(element.children)]);

/** Into what is chosen where elements can be put there, else behind it; tabs among tabs. */
function placeFor(values: Readonly<Record<string, unknown>>, parts: readonly ArrangedPart[], chosen: string | undefined): { parentId?: string | undefined; before?: string | undefined } {
  const selected = parts.find(({ id }) => id === chosen);
  if (!selected) return {};
  if (values["type"] === "tab") return typeOf(selected) === "tab" ? placeBehind(parts, selected) : { parentId: selected.id };
  const inside = isPlaceOfElements(selected) ? selected : siblingsOf(parts, selected.id).length > 0 ? placeIn(parts, selected) : undefined;
  return inside ? { parentId: inside.id } : placeBehind(parts, selected);
}

/** What it is, in what it stands, and which of how many it is there. */
function placeInWords({ parts, nameOf }: Desk, id: string): string {
  const part = parts.find((one) => one.id === id);
  if (!part) return "";
  const siblings = siblingsOf(parts, part.parentId);
  return [nameOf(id), ...(part.parentId === undefined ? [] : [nameOf(part.parentId)]), `${siblings.indexOf(part) + 1} / ${siblings.length}`].join(", ");
}

/** The focus goes to an element once it is drawn where it stands now. */
function useWishedFocus(surface: RefObject<HTMLElement | null>): (id: string) => void {
  const wish = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = wish.current === undefined ? undefined : surface.current?.querySelector<HTMLElement>(`[data-arranged="${wish.current}"], [data-arranged-tab="${wish.current}"]`);
    if (!element) return;
    wish.current = undefined;
    element.focus();
  });
  return (id) => void (wish.current = id);
}
