import Type, { type Static } from "typebox";
import { pictureTextLength } from "#core/checks/checkPicture.ts";
import { maxOwnLanguages } from "#core/languages.ts";
import { locales } from "#core/locale.ts";
import { leastLimit, realmLimitNames, realmLimits, type RealmLimits } from "#core/limits/realmLimits.ts";
import { PasswordPolicy } from "../auth.ts";
import { authMethodIds, type AuthMethodId } from "../authMethods.ts";
import { closed, flag, Key, optional, text } from "../schemaParts.ts";
import { Call24Text } from "./call24Text.ts";
import { Oauth2Text } from "./oauth2Text.ts";
import { secretText } from "./secretText.ts";

/** Each from a hundredth of the default to the default: a project lowers its limits, who runs the server raises them. */
const LoweredLimits = Type.Unsafe<Partial<RealmLimits>>(
  Type.Object(
    Object.fromEntries(realmLimitNames.map((name) => [name, optional(Type.Integer({ minimum: leastLimit(name), maximum: realmLimits[name] }))])),
    closed,
  ),
);

const megabytes = () => optional(Type.Integer({ minimum: 1, maximum: 1_073_741_824 }));

/** A language of the project's own: where it has no wording yet, that of `fallback` stands. */
const OwnLanguage = Type.Object({
  code: Type.String({ maxLength: 8 }),
  name: Type.String({ minLength: 1, maxLength: 60 }),
  tag: Type.String({ maxLength: 35 }),
  fallback: Type.Union(locales.map((locale) => Type.Literal(locale))),
}, closed);

/** Who may sign in, how, and for how long. */
const AccessText = Type.Object({
  /** Whether whoever signs in without a password is asked to choose one; `optional` unless said. */
  passwordPolicy: optional(PasswordPolicy),
  /**
   * Whom providers may bring that the project does not know yet, with the roles that they get, by name. `domains`: only those whose
   * provider vouches for an address there. Absent: nobody.
   */
  newUsers: optional(Type.Object({
    methods: Type.Array(Type.Unsafe<AuthMethodId>(Type.Union(authMethodIds.filter((id) => id !== "password").map((id) => Type.Literal(id))))),
    roles: Type.Array(text(100), { maxItems: 50 }),
    domains: optional(Type.Array(text(253), { maxItems: 100 })),
  }, closed)),
  /** Ways to sign in that are offered; absent: all that are set up. */
  methods: optional(Type.Array(Type.Unsafe<AuthMethodId>(Type.Union(authMethodIds.map((id) => Type.Literal(id)))), { minItems: 1 })),
  sessions: optional(Type.Object({
    /** A session that nobody used for so long is over; absent: as long as its refresh token is good. */
    idleMinutes: optional(Type.Integer({ minimum: 5, maximum: 20_160 })),
    /** A session is over so long after it began, whatever happens in it. */
    absoluteHours: optional(Type.Integer({ minimum: 1, maximum: 8_760 })),
    /** Tokens travel in cookies that no script reads, in place of the storage (spec §3); a living session follows with its next refresh. */
    hasCookies: flag(),
  }, closed)),
  /** Whose keys sign in: of legal entities, of individuals, or of both, unless said. */
  signatures: optional(Type.Union([Type.Literal("legal"), Type.Literal("individuals"), Type.Literal("all")])),
  /** Networks from which people sign in: `10.0.0.0/8`, an address; absent or empty: all. */
  networks: optional(Type.Array(text(50), { maxItems: 200 })),
  /** Roles, by name, whose users can do nothing before they have a second factor. */
  secondFactorRoles: optional(Type.Array(text(100), { maxItems: 50 })),
  /** False: a one-time code in the address of a call is refused (D5). */
  codeInAddress: flag(),
}, closed);

/** `project.json` */
export const ProjectText = Type.Object(
  {
    title: text(),
    version: optional(text(50)),
    /** A PNG, JPEG or WebP picture as a data URL, 32 KB and 1024 pixels a side at most: stands beside the title. */
    logo: optional(text(pictureTextLength)),
    hostNames: optional(Type.Array(text(253))),
    locales: optional(Type.Array(text(5))),
    defaultLocale: optional(text(5)),
    /** Languages beyond the six: their texts stand in the translations under `others`. */
    languages: optional(Type.Array(OwnLanguage, { maxItems: maxOwnLanguages })),
    timeZone: optional(text(60)),
    /** Themes and colours on offer, the default first: `oceanic`, `platon.light`; absent: all. */
    themes: optional(Type.Array(text(60))),
    /** Themes and colours that are not on offer (spec §6). */
    disabledThemes: optional(Type.Array(text(60))),
    has_main: flag(),
    transfer_method: optional(Type.Literal("base64")),
    oauth2: optional(Oauth2Text),
    /** Beside the rules stands what a service of support needs. */
    call24: optional(Call24Text),
    /** What stages of endpoints send to other servers as `{$secret.name}`: each to its host alone, `api.example.org` or `10.0.0.7:8080`. */
    secrets: optional(Type.Array(Type.Object({ name: Key, host: Type.String({ pattern: "^[A-Za-z0-9.:\\[\\]-]{1,253}$" }), secret: secretText() }, closed), { maxItems: 50 })),
    support: optional(Type.Object({ phone: optional(text(50)), messenger: optional(text(200)) }, closed)),
    signIn: optional(Type.Object({ title: text(), text: text() }, closed)),
    access: optional(AccessText),
    /** Snow from 1 December until this day, `MM-DD`; `02-15` unless said (spec §9). Absent: none. */
    winterEffect: optional(Type.Object({ until: optional(Type.String({ pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" })) }, closed)),
    /** What uploads may take: a file, a guest's file, all files of the project together; 1 MB is 1,048,576 bytes. */
    files: optional(Type.Object({ maxMegabytes: megabytes(), guestMaxMegabytes: megabytes(), quotaMegabytes: megabytes() }, closed)),
    /** Audit records older than so many days go each night; empty or 0 keeps them for ever. Revisions stay in either case. */
    logs: optional(Type.Object({ keepDays: optional(Type.Integer({ minimum: 0, maximum: 36_500 })) }, closed)),
    /** Counts of calls older than so many days go; 90 unless said. */
    apiMetrics: optional(Type.Object({ keepDays: optional(Type.Integer({ minimum: 1, maximum: 3_650 })) }, closed)),
    /** Most rows of a file that is imported, where the import takes no fewer (D67). */
    imports: optional(Type.Object({ maxRows: optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }, closed)),
    /** How often one endpoint answers in a minute, all callers together, on each node; without a limit unless said (D67). */
    endpoints: optional(Type.Object({ callsPerMinute: optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }, closed)),
    /** How many tasks of the project run at a time, on all nodes together; 2 unless said (D67). */
    tasks: optional(Type.Object({ atOnce: optional(Type.Integer({ minimum: 1, maximum: 20 })) }, closed)),
    /** False: a bearer token in the address of an export is refused (D5). */
    exports: optional(Type.Object({ bearerInAddress: flag() }, closed)),
    /** Capabilities of the project's own code (D72); absent: all that a guest may have. */
    grants: optional(Type.Array(text(50))),
    /** What code in a sandbox may use up, where that is less than by default (ADR 0007). */
    limits: optional(LoweredLimits),
  },
  closed,
);
export type ProjectText = Static<typeof ProjectText>;
