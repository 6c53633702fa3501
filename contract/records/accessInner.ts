import type { AuthMethodId } from "../authMethods.ts";
import type { Inner } from "../entities/formFacts.ts";

/** What people read of each way to sign in. */
export const methodTitles: Readonly<Record<AuthMethodId, string>> = {
  password: "Логин ва парол", e_imzo: "ЭРИ калити", id_card: "ID карта", google: "Google", linkedin: "LinkedIn", one_id: "OneID", ssv: "SSV", keycloak: "Keycloak",
  passkey: "Қурилма калити",
};

/** Who may sign in, how, and for how long, property by property. */
export const accessInner: Inner = {
  methods: { title: "Кириш усуллари", labels: methodTitles, width: 12 },
  secondFactorRoles: { title: "Икки босқичли кириш мажбурий роллар", names: { of: "roles", isClosed: true }, width: 6 },
  networks: { title: "Кириш мумкин бўлган тармоқлар", width: 6 },
  passwordPolicy: { title: "Паролсиз кирганга парол", labels: { required: "Мажбурий", optional: "Таклиф этилади", none: "Сўралмайди" }, width: 6 },
  signatures: { title: "Кимнинг ЭРИ калити киради", labels: { all: "Ҳамманики", individuals: "Жисмоний шахсларники", legal: "Юридик шахсларники" }, width: 6 },
  sessions: {
    title: "Сеанслар", width: 12,
    inner: { idleMinutes: { title: "Ишлатилмаса, неча дақиқадан кейин тугайди", width: 6 }, absoluteHours: { title: "Неча соатдан кейин тугайди", width: 6 }, hasCookies: { title: "Кириш калитлари cookie файлларида, скриптлар ўқий олмайди", width: 12 } },
  },
  newUsers: {
    title: "Янги фойдаланувчилар", width: 12,
    inner: { methods: { title: "Қайси усуллар билан", labels: methodTitles, width: 12 }, roles: { title: "Қайси роллар билан", names: { of: "roles", isClosed: true }, width: 6 }, domains: { title: "Қайси почта доменларидан", width: 6 } },
  },
  codeInAddress: { title: "Бир марталик код ҳаволада бўлиши мумкин", width: 12 },
};
