import type { Wording } from "#sdk/contributions/locale.ts";
import type { developer as source } from "../uz/developer.ts";

export const developer: Wording<typeof source> = {
  label: "Вид обычного пользователя",
  leave: "Режим разработчика: возможности администратора скрыты. Нажмите, чтобы вернуть их (Ctrl+Shift+D).",
  on: "Режим разработчика включён: система показана так, как её видит обычный пользователь",
  off: "Режим разработчика выключен: возможности администратора возвращены",
};
