import type { ElementText, MenuText } from "#contract/entities/index.ts";
import { iconNameOf } from "#core/icons/iconNameOf.ts";
import { iconNames } from "#core/icons/iconNames.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";

/** Warnings, for there may be more icons one day: today each of these is drawn as a small ring. */
export function checkIcons({ menus, tables, forms, plugins }: ProjectTexts): TextProblem[] {
  const unknown = (file: string, path: string, icon: string | undefined): TextProblem[] => {
    const name = iconNameOf(icon ?? "");
    return name === "" || iconNames.includes(name) ? [] : [{ file, path, reason: "unknownName", params: unknownName(name, "icon", iconNames) }];
  };
  const ofMenus = (items: readonly MenuText[], file: string, at: string): TextProblem[] =>
    items.flatMap(({ cssClass, children = [] }, index) => [
      ...unknown(file, `${at}[${index}].cssClass`, cssClass), ...ofMenus(children, file, `${at}[${index}].children`),
    ]);
  const ofElements = (elements: readonly ElementText[], file: string, at: string): TextProblem[] =>
    elements.flatMap(({ buttonIcon, children = [] }, index) => [
      ...unknown(file, `${at}[${index}].buttonIcon`, typeof buttonIcon === "string" ? buttonIcon : undefined),
      ...ofElements(children, file, `${at}[${index}].children`),
    ]);
  return [
    ...(menus ? ofMenus(menus.value.items, menus.file, "$.items") : []),
    ...[...tables.values()].flatMap(({ file, value }) => (value.buttons ?? []).flatMap(({ icon }, at) => unknown(file, `$.buttons[${at}].icon`, icon))),
    ...[...forms.values()].flatMap(({ file, value }) => ofElements(value.elements, file, "$.elements")),
    ...[...plugins.values()].flatMap(({ file, value: { contributes } }) =>
      Object.entries(contributes).flatMap(([point, list]) =>
        (list as readonly { icon?: string }[]).flatMap(({ icon }, at) => unknown(file, `$.contributes.${point}[${at}].icon`, icon)))),
  ];
}
