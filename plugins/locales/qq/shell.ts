import type { Wording } from "#sdk/contributions/locale.ts";
import type { shell as source } from "../uz/shell.ts";

export const shell: Wording<typeof source> = {
  organization: {
    title: "Шөлкем",
    changed: "Енди «{{name}}» шөлкеминде ислеп атырсыз",
    elsewhere: "Басқа айнада басқа шөлкем таңланды. Оның мағлыўматларын көриў ушын өзгерислерди сақлаң ҳәм бетти қайта ашың.",
    choose: "Шөлкемди таңлаң",
    chooseHint: "Гилтиңиз бенен бир неше шөлкем атынан ислеў мүмкин. Ҳәзир қайсысында ислейсиз?",
  },
  density: {
    title: "Қатарлар тығызлығы",
    compact: "Ықшам",
    comfortable: "Кең",
  },
  menu: {
    edit: "Өзгертиў: {{name}}",
    lock: "Тәртипти қулыплаў",
    unlock: "Тәртипти өзгертиў",
    reset: "Алдыңғы тәртипти қайтарыў",
  },
};
