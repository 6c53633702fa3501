import Type, { type Static, type TSchema } from "typebox";
import { grantNames } from "#core/grants/guestGrants.ts";
import { mostLimit } from "#core/limits/realmLimits.ts";
import { Nullable } from "./endpoint.ts";
import { reachSchemas } from "./grantSchema.ts";
import { ComponentRealm } from "./page.ts";
import { closed, optional, text } from "./schemaParts.ts";

const one = <Names extends string[]>(...names: readonly [...Names]) => Type.Enum(names);
const list = <Schema extends TSchema>(schema: Schema, maxItems = 100) => Type.Array(schema, { maxItems });

export const PluginState = Type.Union([Type.Literal("enabled"), Type.Literal("disabled"), Type.Literal("quarantined")]);
export type PluginState = Static<typeof PluginState>;

export const PluginSummary = Type.Object({ id: Type.String(), state: PluginState });
export type PluginSummary = Static<typeof PluginSummary>;

/**
 * A capability that a plugin asks for, and why. How far it reaches stands under the capability's own name, in the shape of
 * its kind of grant (`core/grants`): `{ "name": "tables", "reason": "…", "tables": { "cities": ["read"] } }`.
 */
export const PluginCapability = Type.Object(
  {
    name: Type.Enum([...grantNames]),
    /** What the administrator reads before granting it. */
    reason: Type.String({ minLength: 1, maxLength: 1000 }),
    ...reachSchemas,
  },
  closed,
);
export type PluginCapability = Static<typeof PluginCapability>;

/** `Board.tsx`. Flat: modules find each other by `./Board` whatever folder their files lie in. */
const ModuleName = Type.String({ pattern: "^[A-Za-z][A-Za-z0-9_-]{0,79}[.](tsx?|jsx?|css)$" });
const LocalName = Type.String({ pattern: "^[a-z][a-z0-9_]{0,39}$" });
const icon = () => optional(text(60));
/** `frame` needs the capability `frames`. */
const realm = () => optional(ComponentRealm);

/**
 * What a plugin adds. `module` names one of its `modules`, whose default export it is; the style sheet of the same name
 * (`Board.css` for `Board.tsx`) is scoped to it. A screen and a page's component receive `settings`, the plugin's settings
 * in force, among their properties; an element `value`, `label`, `options`, `isRequired`, `isDisabled`, `isReadOnly`,
 * `isInvalid` and `settings`, and it says another value by the SDK's `useField()`; a command is called with its input and
 * `{ settings }`.
 */
export const PluginContributions = Type.Object(
  {
    /** Screens at `/system/{path}`; the path is unique in the project and none of the product's own. */
    screens: optional(
      list(
        Type.Object(
          {
            path: Type.String({ pattern: "^[a-z][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*$", maxLength: 100 }),
            title: text(), module: ModuleName, permission: optional(text(100)), icon: icon(), realm: realm(),
          },
          closed,
        ),
      ),
    ),
    /** Types of form elements; on the wire `{plugin}.{type}`. */
    formElements: optional(
      list(
        Type.Object(
          {
            type: LocalName, module: ModuleName, title: text(), icon: icon(), realm: realm(),
            /** False for an element that holds no value: it has no field. */
            hasValue: optional(Type.Boolean()),
            /** Other elements may stand in it, where it puts `<platon-children />`; not in a frame. */
            isContainer: optional(Type.Boolean()),
          },
          closed,
        ),
      ),
    ),
    /** Formats of cells, expressions over `value`, `row`, `column`, `locale`; in a column `{plugin}.{name}`. */
    cellFormats: optional(list(Type.Object({ name: LocalName, expression: Type.String({ minLength: 1, maxLength: mostLimit("expressionLength") }) }, closed))),
    /** Components that pages may use by name; the page's own and the project's win. */
    pageComponents: optional(
      list(Type.Object({ name: Type.String({ pattern: "^[A-Z][A-Za-z0-9]{0,99}$" }), module: ModuleName, realm: realm() }, closed)),
    ),
    /** Items of the menu, behind the project's own. */
    menuItems: optional(list(Type.Object({ title: text(), link: text(1000), icon: icon() }, closed))),
    /** Things that can be done by name, `{plugin}:{id}`; the module's default export is called with the input. */
    commands: optional(
      list(Type.Object({ id: Type.String({ pattern: "^[a-z][a-z0-9.-]{0,79}$" }), title: text(), module: ModuleName }, closed)),
    ),
  },
  closed,
);
export type PluginContributions = Static<typeof PluginContributions>;

/** One thing that an administrator may set. A select holds the id of one of its `options`. */
export const PluginSetting = Type.Object(
  {
    type: one("string", "number", "boolean", "select"),
    title: text(),
    default: Type.Union([Type.String({ maxLength: 5000 }), Type.Number(), Type.Boolean()]),
    options: optional(Type.Array(Type.Object({ id: text(200), name: text() }, closed), { minItems: 1, maxItems: 200 })),
  },
  closed,
);
export type PluginSetting = Static<typeof PluginSetting>;

/** What a project's plugin says of itself, but for its code. Texts are keys of the project's translations (gettext style). */
const described = {
  id: Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$" }),
  /** Semantic version, `1.4.0`. */
  version: text(60),
  /** Versions of the SDK that it works with, `^1.0`. */
  sdk: text(100),
  name: Type.String({ minLength: 1, maxLength: 200 }),
  description: optional(text(2000)),
  capabilities: list(PluginCapability, 30),
  contributes: PluginContributions,
  settings: optional(Type.Record(Type.String({ pattern: "^[a-z][A-Za-z0-9_]{0,39}$" }), PluginSetting, closed)),
};

/**
 * A project's plugin (D72, D73) as its author gives it to others: `POST plugins` takes it, with the modules as text.
 *
 * @example
 * { "id": "stars", "version": "1.0.0", "sdk": "^1.0", "name": "Юлдузчалар",
 *   "capabilities": [{ "name": "tables", "reason": "Баҳоларни кўрсатиш учун", "tables": { "feedback": ["read"] } }],
 *   "contributes": { "screens": [{ "path": "stars-board", "title": "Баҳолар", "module": "Board.tsx" }] },
 *   "modules": { "Board.tsx": "export default function Board() { … }" } }
 */
export const PluginManifest = Type.Object(
  { ...described, modules: Type.Record(ModuleName, Type.String({ maxLength: mostLimit("moduleLength") }), closed) }, closed,
);
export type PluginManifest = Static<typeof PluginManifest>;

/**
 * `plugins/<id>.json`: the manifest, modules usually in files beside it (`{ "$file": "stars/Board.tsx" }`), and what of its
 * capabilities the project grants as long as no administrator has decided otherwise.
 */
export const PluginText = Type.Object({ ...PluginManifest.properties, grants: optional(list(text(50), 30)) }, closed);
export type PluginText = Static<typeof PluginText>;

/** A module by the hash at which `GET components/{hash}` serves it, to those who have signed in, while the plugin is enabled. */
export const ModuleReference = Type.Object({ name: Type.String(), hash: Type.String() });
export type ModuleReference = Static<typeof ModuleReference>;

/** The manifest as it is shown: titles in the caller's language, modules by hash. */
export const PresentedManifest = Type.Object({ ...described, modules: Type.Array(ModuleReference) });
export type PresentedManifest = Static<typeof PresentedManifest>;

/** What everybody may know of a plugin. */
const outlined = {
  id: Type.String(),
  /** Of a project's plugin; the others are of the product's version. */
  version: Nullable(Type.String()),
  name: Nullable(Type.String()),
  kind: Type.Union([Type.Literal("first-party"), Type.Literal("project")]),
  state: PluginState,
  /** Cannot be switched off (D73). */
  required: Type.Boolean(),
};

/** A plugin as an administrator sees it. `settings` holds the value in force of each setting. */
export const PluginRecord = Type.Object({
  ...outlined,
  manifest: Nullable(PresentedManifest),
  /** Where `GET revisions/plugins/{id}` has its history; of a plugin of the project. */
  revisions: Nullable(Type.String()),
  /** Names of the capabilities that are granted; those of first-party plugins are in their code. */
  grants: Type.Array(Type.String()),
  settings: Type.Record(Type.String(), Type.Unknown()),
});
export type PluginRecord = Static<typeof PluginRecord>;

/** A plugin as everybody else who has signed in sees it. */
export const PluginOutline = Type.Object({ ...outlined, contributes: Nullable(PluginContributions) });
export type PluginOutline = Static<typeof PluginOutline>;

/** An enabled project's plugin with all that an open tab needs to run it (`/info`); titles in the caller's language. */
export const ProjectPlugin = Type.Object({
  id: Type.String(),
  version: Type.String(),
  name: Type.String(),
  contributes: PluginContributions,
  /** The granted ones only: `capability[capability.name] ?? true` is the grant. */
  capabilities: Type.Array(PluginCapability),
  modules: Type.Array(ModuleReference),
  settings: Type.Record(Type.String(), Type.Unknown()),
});
export type ProjectPlugin = Static<typeof ProjectPlugin>;

export const PluginPatch = Type.Object({
  state: Type.Optional(Type.Union([Type.Literal("enabled"), Type.Literal("disabled")])),
  /** Names of declared capabilities; those that are not named are not granted. */
  grants: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 30 })),
  /** Settings that are not named keep their values; null takes one back to its default. */
  settings: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
});
export type PluginPatch = Static<typeof PluginPatch>;

/** How the capabilities of one version differ from those of another; names. */
export const CapabilityDifference = Type.Object({
  added: Type.Array(Type.String()),
  removed: Type.Array(Type.String()),
  narrowed: Type.Array(Type.String()),
  /** Reaches further than before: what was granted is not any more, until an administrator grants it again (ours). */
  widened: Type.Array(Type.String()),
});
export type CapabilityDifference = Static<typeof CapabilityDifference>;

export const InstalledPlugin = Type.Object({ ...PluginRecord.properties, difference: CapabilityDifference });
export type InstalledPlugin = Static<typeof InstalledPlugin>;

/**
 * What a browser saw a component do (D74, D75). `hash` is `sourceVersion()` of core over the source that ran. `scope` tells
 * a page's component (`page:<name>`) from one of the project (`project`); of a plugin's module it is `plugin:<id>`, and
 * `component` is the module's name without its ending. Without it: the project's, or the plugin's own.
 */
export const IncidentReport = Type.Object({
  scope: Type.Optional(Type.String({ maxLength: 200 })),
  component: Type.String({ minLength: 1, maxLength: 100 }),
  hash: Type.String({ pattern: "^[a-f0-9]{1,16}$" }),
  /**
   * Why its realm was ended (`hang`, `operations`, …), which is a strike; or `error`, which is none; or `administrator`,
   * who stops it at once for the whole project.
   */
  why: Type.String({ pattern: "^[a-z][a-z-]{0,39}$" }),
  message: Type.Optional(Type.String({ maxLength: 1000 })),
  line: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  column: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type IncidentReport = Static<typeof IncidentReport>;

export const IncidentAnswer = Type.Object({ quarantined: Type.Boolean() });

/** What happened to one version of a component; why and where it happened last. */
export const Incident = Type.Object({
  scope: Type.String(),
  component: Type.String(),
  hash: Type.String(),
  why: Type.String(),
  message: Nullable(Type.String()),
  line: Nullable(Type.Integer()),
  column: Nullable(Type.Integer()),
  count: Type.Integer(),
  /** Different people who saw it. */
  users: Type.Integer(),
  at: Type.String(),
  quarantined: Type.Boolean(),
});
export type Incident = Static<typeof Incident>;

/** Stopped for the whole project, in this version (D74). */
export const QuarantinedComponent = Type.Object({
  plugin: Type.String(), scope: Type.String(), component: Type.String(), hash: Type.String(),
});
export type QuarantinedComponent = Static<typeof QuarantinedComponent>;

/**
 * What the gate in a browser counted since it told last, by plugin (ours). Sent at most once a minute; what a browser says
 * proves nothing, it only shows an administrator what is really used.
 */
export const UsageReport = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Array(
    Type.Object({
      capability: Type.Enum([...grantNames]),
      calls: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
      refused: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    }),
    { maxItems: 30 },
  ),
  { maxProperties: 100 },
);
export type UsageReport = Static<typeof UsageReport>;

/** What of the project needs a plugin; `name` is a title in the caller's language. */
export const PluginUse = Type.Object({ kind: one("menu", "page", "form", "table", "plugin", "component", "endpoint"), name: Type.String() });
export type PluginUse = Static<typeof PluginUse>;

/** The first of them by name, and how many there are. */
export const PluginUses = Type.Object({ total: Type.Integer(), named: Type.Array(PluginUse) });
export type PluginUses = Static<typeof PluginUses>;

export const CapabilityUsage = Type.Object({
  capability: Type.String(), calls: Type.Integer(), refused: Type.Integer(), lastAt: Type.String(),
});
export type CapabilityUsage = Static<typeof CapabilityUsage>;
