import Type, { type Static } from "typebox";
import type { OwnLanguage } from "#core/languages.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { AuthMethodId } from "./authMethods.ts";
import { Nullable } from "./endpoint.ts";
import { SignatureSettings } from "./signature.ts";
import { PluginSummary, ProjectPlugin, QuarantinedComponent } from "./plugin.ts";

/** A project component as `/info` lists it with `?components=hash`. */
export const ComponentReference = Type.Object({ name: Type.String(), hash: Type.String() });
export type ComponentReference = Static<typeof ComponentReference>;

/** Source of a component (spec §3 Project info; page components have `scripts` in place of `js`). */
export const ComponentSource = Type.Object({
  name: Type.String(),
  content: Type.String(),
  js: Type.String(),
  css: Type.String(),
});
export type ComponentSource = Static<typeof ComponentSource>;

/** Spec §3 Project info. */
export const ProjectInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  version: Type.String(),
  /** The project's picture, a data URL; absent: the product's sign stands in its place. */
  logo: Type.Optional(Type.String()),
  /** Codes of the languages on offer, the project's own among them. */
  locales: Type.Array(Type.String()),
  /** What the project's own languages are called, and what they fall back to; absent: it has none. */
  languages: Type.Optional(Type.Unsafe<readonly OwnLanguage[]>(Type.Array(Type.Object({
    code: Type.String(), name: Type.String(), tag: Type.String(), fallback: Type.String(),
  })))),
  defaultLocale: Type.String(),
  /** Changes whenever a translation changes (D51). */
  translationsVersion: Type.String(),
  timeZone: Type.String(),
  /** Theme colours that the project offers, `platon.light`; the first is the default. */
  themes: Type.Array(Type.String()),
  has_main: Type.Boolean(),
  transfer_method: Nullable(Type.Literal("base64")),
  components: Type.Array(Type.Union([ComponentReference, ComponentSource])),
  oauth2: Type.Record(Type.String(), Type.Unknown()),
  call24: Nullable(Type.Record(Type.String(), Type.Unknown())),
  plugins: Type.Array(PluginSummary),
  /** The enabled ones among the project's own plugins, with what a tab needs to run them; guests get none. */
  projectPlugins: Type.Array(ProjectPlugin),
  /** Capabilities that the project's own code is granted (D72). */
  projectGrants: Type.Array(Type.String()),
  /** Components that are stopped for the whole project, as far as the caller may see them (D74). */
  quarantined: Type.Array(QuarantinedComponent),
  support: Nullable(Type.Object({ phone: Type.Optional(Type.String()), messenger: Type.Optional(Type.String()) })),
  /**
   * Where guard frames are served: `http://{label}.realm.localhost:3000`; null when no sandbox host is configured,
   * and custom code is off (X9).
   */
  sandbox: Nullable(Type.String()),
  /** Limits of code in a sandbox that are not the default: names and values of `core/limits`. */
  limits: Type.Optional(Type.Unsafe<Partial<RealmLimits>>(Type.Record(Type.String(), Type.Integer()))),
  /** Where maps get the pictures of the ground: an address with `{z}`, `{x}` and `{y}`; absent: they draw parallels and meridians. */
  tiles: Type.Optional(Type.String()),
  /** Ways to sign in that the project offers, in their order. */
  signInMethods: Type.Array(Type.Unsafe<AuthMethodId>(Type.String())),
  /** Whether letters leave: a forgotten password can be replaced by one. */
  hasMail: Type.Boolean(),
  /** Of the local service that signs; null where nobody can sign in by key. */
  eimzo: Nullable(SignatureSettings),
  /** Heading and text of the sign-in document. */
  signIn: Nullable(Type.Object({ title: Type.String(), text: Type.String() })),
  /** The operator wants to hear of errors of the application's own code. */
  reportsErrors: Type.Optional(Type.Literal(true)),
  /** Snow from 1 December until this day, `MM-DD` (spec §9); absent: none. */
  winterEffect: Type.Optional(Type.Object({ until: Type.String() })),
});
export type ProjectInfo = Static<typeof ProjectInfo>;

/** A table, a form or a page that the caller may open by its address; `title` comes in the caller's language. */
export const Place = Type.Object({
  kind: Type.Union([Type.Literal("table"), Type.Literal("form"), Type.Literal("page")]),
  name: Type.String(),
  title: Type.String(),
});
export type Place = Static<typeof Place>;

/** Menu item, spec §3. */
export const MenuItem = Type.Cyclic(
  {
    MenuItem: Type.Object({
      id: Type.String(),
      projectId: Type.String(),
      name: Type.String(),
      link: Nullable(Type.String()),
      cssClass: Nullable(Type.String()),
      cssStyle: Nullable(Type.String()),
      children: Type.Array(Type.Ref("MenuItem")),
      badge: Nullable(Type.String()),
      badgeType: Type.String(),
      hasDividerBefore: Type.Boolean(),
      isHomepage: Type.Boolean(),
      isTrackMenu: Type.Boolean(),
      datasource: Nullable(Type.String()),
    }),
  },
  "MenuItem",
);

/** One entry of the sidebar; `name` comes in the caller's language. */
export interface MenuItem {
  id: string;
  projectId: string;
  name: string;
  link: string | null;
  cssClass: string | null;
  cssStyle: string | null;
  children: MenuItem[];
  badge: string | null;
  badgeType: string;
  hasDividerBefore: boolean;
  isHomepage: boolean;
  isTrackMenu: boolean;
  datasource: string | null;
}
