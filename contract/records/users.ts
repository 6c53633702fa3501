import { choice, flag, int, text } from "../entities/fields.ts";
import type { RecordDescription } from "./RecordDescription.ts";
import { many, moment, one, password } from "./recordFields.ts";

/** Spec §3 User, without the secrets: no field leads to them. */
export const users: RecordDescription = {
  name: "users",
  title: "Фойдаланувчилар",
  view: "user_records",
  keyField: "fullName",
  fields: {
    fullName: text(500, { isRequired: true, title: "Ф.И.Ш." }),
    /** How a new user is to get in; it is kept nowhere. */
    firstAccess: choice(["link", "password"], {}),
    username: text(200, { isRequired: true, title: "Логин" }),
    password: password({ title: "Парол" }),
    email: text(254, { title: "Электрон почтаси" }),
    postName: text(500, { title: "Лавозими" }),
    organizations: many("organizations", "name", { title: "Ташкилотлари" }),
    organizationNames: { ...text(5000, { title: "Ташкилотлари" }), isSystem: true },
    orgId: one("organizations", "name", { isSystem: true }),
    roles: many("roles", "title", { title: "Роллари" }),
    roleTitles: { ...text(5000, { title: "Роллари" }), isSystem: true },
    isDisabled: flag(false, { title: "Тўхтатилган" }),
    mustChangePassword: { ...flag(false, { title: "Паролини алмаштириши керак" }), isSystem: true },
    lastLoginAt: moment({ title: "Охирги кириши", isSystem: true }),
    sessionCount: { ...int(0, 1_000_000, { title: "Очиқ сеанслари" }), isSystem: true },
    locale: text(8, { title: "Тили", names: { of: "languages", isClosed: true } }),
    tin: text(9, { title: "СТИР" }),
    pinfl: text(14, { title: "ЖШШИР" }),
    eimzoAllowToLogin: choice(["all", "legal", "individuals"], { title: "ЭРИ калити билан кириши", labels: { all: "Ҳар қандай калит", legal: "Юридик шахс калити", individuals: "Жисмоний шахс калити" } }),
    registeredWithEimzo: { ...flag(false, { title: "ЭРИ билан кирган" }), isSystem: true },
  },
};
