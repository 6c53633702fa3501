import { describe, type TextOf } from "./describe.ts";
import { text, texts } from "./fields.ts";

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the role" }),
  permissions: texts(100, { isRequired: true, title: "Рухсатлар", names: { of: "askedPermissions" }, help: "Рўйхатда созламалар сўрайдиган рухсатлар бор; бошқасини ҳам ёзиш мумкин", about: "Permission strings; `*` stands for one word, at the end for one or more" }),
};

/** D28: permission strings under one name; `roles/<name>.json`. */
export const roles = describe({ name: "roles", title: "Роллар", place: { folder: "roles", name: /^[a-z][a-z0-9_-]{0,99}$/ }, keyField: "name", fields });

export type RoleText = TextOf<Omit<typeof fields, "name">>;
