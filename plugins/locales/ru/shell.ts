import type { Wording } from "#sdk/contributions/locale.ts";
import type { shell as source } from "../uz/shell.ts";

export const shell: Wording<typeof source> = {
  organization: {
    title: "Организация",
    changed: "Теперь вы работаете в организации «{{name}}»",
    elsewhere: "В другом окне выбрана другая организация. Чтобы увидеть её данные, сохраните изменения и откройте страницу заново.",
    choose: "Выберите организацию",
    chooseHint: "С вашим ключом можно работать от имени нескольких организаций. В какой вы работаете сейчас?",
  },
  density: {
    title: "Плотность строк",
    compact: "Компактная",
    comfortable: "Свободная",
  },
  menu: {
    edit: "Изменить: {{name}}",
    lock: "Закрепить порядок",
    unlock: "Изменить порядок",
    reset: "Вернуть прежний порядок",
  },
};
