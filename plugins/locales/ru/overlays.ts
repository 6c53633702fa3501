import type { Wording } from "#sdk/contributions/locale.ts";
import type { overlays as source } from "../uz/overlays.ts";

export const overlays: Wording<typeof source> = {
  preview: {
    title: "Просмотр файла",
    unavailable: "Предпросмотр этого файла невозможен",
    hint: "Скачайте его и откройте на своём компьютере",
    download: "Скачать",
    zoom: "Масштаб изображения",
    zoomIn: "Увеличить",
    zoomOut: "Уменьшить",
    fit: "По размеру окна",
    page: "Страница",
    pageNumber: "Страница {{page}}",
    pageBefore: "Предыдущая страница",
    pageBehind: "Следующая страница",
    pageBroken: "Эту страницу показать не удалось",
    pagesLeft: "Показано страниц: {{count}}. Чтобы увидеть остальные, скачайте файл.",
    locked: "Файл защищён паролем. Скачайте его и откройте с паролем на своём компьютере.",
    damaged: "Не удалось показать файл как PDF. Скачайте его и попробуйте открыть другой программой.",
  },
  import: {
    title: "Импорт данных",
    choose: "Выберите файл",
    drop: "или перетащите его сюда",
    another: "Другой файл",
    template: "Шаблон",
    sample: "Образец",
    start: "Импортировать",
    done: "Данные импортированы",
    failed: "Ошибка при импорте данных",
    coming: "Файл можно выбрать, но пока он никуда не отправляется",
  },
  menu: "Действия",
  cell: { menu: "Действия с ячейкой", open: "Открыть", openTab: "Открыть в новой вкладке", copy: "Копировать" },
};
