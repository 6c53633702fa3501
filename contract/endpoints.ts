import Type from "typebox";
import { languageCode } from "#core/languages.ts";
import { apiTokenEndpoints } from "./apiToken.ts";
import { AuditReport } from "./audit.ts";
import {
  ChosenPassword, DraftKey, EndedSessions, LoginBody, LoginResponse, NewPassword, Observation, OneTimeLink, Organization, OrganizationChange, PasswordChange, ResetBody, SessionInfo, Tokens, User,
} from "./auth.ts";
import { call24Endpoints } from "./call24.ts";
import {
  ApplyAnswer, ApplyBody, ChangesAnswer, ChangesBody, CopyAnswer, CopyBody, FormulaScope, KnownPermission, ObjectPart, ProjectFile,
  ProjectOutline, ScopeQuery, TextBase,
} from "./config.ts";
import { BackupQuery, BackupQuestion, DatabaseReport, SqlAnswer, SqlQuestion } from "./database.ts";
import { cronEndpoints } from "./cron.ts";
import { errorReportEndpoints } from "./errorReport.ts";
import { endpointTrialEndpoints } from "./endpointTrial.ts";
import { endpoint, Id, Name, NamedTexts, NoData, Text, Values, Version, type EndpointTypes } from "./endpoint.ts";
import { ExportName, ExportQuery, ExportQuestion, ExportState, ExportTicket, TicketQuery } from "./export.ts";
import { FileChange, FileFolders, FileQuery, FilesAnswer, FilesQuery, FileTicket, ImageQuery, RemoteFile, UploadForm } from "./file.ts";
import { FormConfig, FormRecord, InsertBody, Option, SavedRecord, UpdateBody } from "./form.ts";
import {
  AllRevisionsQuery, DeletedObject, DifferencesAnswer, DifferencesQuery, HistoryChoices, ObjectState, RecordRevision, RestoreBody, Revision, RevisionsQuery,
} from "./history.ts";
import { FoundInstruction, Instruction, InstructionItem, SoughtInstructions } from "./instruction.ts";
import { MenuItem, Place, ProjectInfo } from "./info.ts";
import { healthEndpoints } from "./health.ts";
import { metricEndpoints } from "./metric.ts";
import { documentEndpoints } from "./document.ts";
import { oauth2Endpoints } from "./oauth2.ts";
import { oneTimeCodeEndpoints } from "./oneTimeCodes.ts";
import { ComponentContent, PageDefinition } from "./page.ts";
import { passkeyEndpoints } from "./passkey.ts";
import { userKeysEndpoints } from "./userKeys.ts";
import {
  CapabilityUsage, Incident, IncidentAnswer, IncidentReport, InstalledPlugin, type PluginManifest, PluginOutline, PluginPatch, PluginUses,
  PluginRecord, PluginSummary, UsageReport,
} from "./plugin.ts";
import { sheetEndpoints } from "./sheet.ts";
import { signatureEndpoints } from "./signature.ts";
import { importEndpoints } from "./import.ts";
import { taskEndpoints } from "./task.ts";
import {
  ActionAnswer, ActionBody, BulkAnswer, BulkBody, CountAnswer, CountQuery, IdsAnswer, IdsQuery, KeptPreferences, NewView, RowsAnswer, RowsQuery, SavedView,
  TableConfig, ViewChange,
} from "./table.ts";
import { WhyAnswer, WhyQuery } from "./why.ts";
import { Wording, WordingChanges, WordingReport } from "./wording.ts";

const byName = Type.Object({ name: Name });
const byNameAndId = Type.Object({ name: Name, id: Id });
const byEntity = Type.Object({ entity: Name, id: Id });
const byRevision = Type.Object({ entity: Name, id: Id, revision: Type.String({ pattern: "^[1-9][0-9]{0,8}$" }) });
const byResource = Type.Object({ resource: ExportName });
const byLanguage = Type.Object({ language: Type.String({ pattern: languageCode.source }) });
const byId = Type.Object({ id: Id });
/** Key of the button, or its id. */
const byNameAndButton = Type.Object({ name: Name, button: Id });
/** Bytes of 100,000 ids, and room beside them. */
const manyIds = 5_242_880;
const organizationQuery = Type.Object({ org_id: Id });
const localeQuery = Type.Object({ locale: Type.Optional(Type.String({ maxLength: 10 })) });
const hashes = Type.Object({ components: Type.Optional(Type.Literal("hash")) });
const pageQuery = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 2000 }));
const bodyInQuery = Type.Object({ query: Type.Optional(Type.String({ maxLength: 8000 })) });
const levelQuery = Type.Object({ level: Type.Optional(Type.String({ pattern: "^([1-9]|10)$" })) });
const withUsers = Type.Object({ users: Type.Optional(Type.Literal("1")) });
const sendQuery = Type.Object({ send: Type.Optional(Type.Literal("1")) });
const dryRun = Type.Object({ dryRun: Type.Optional(Type.String()) });
/** Checked against {@link PluginManifest} by its handler, which tells every mistake with its place (422). */
const pluginText = Type.Unsafe<PluginManifest>(Type.Object({}));
const versionQuery = Type.Object({
  version: Type.Optional(Type.String({ pattern: "^[0-9]{1,9}$" })),
  hard: Type.Optional(Type.String()),
});

/**
 * Every call of the product, by method and path below the API base. The server validates by it, its routes are
 * total over it, `openapi.json` is made of it, and the client's types come from it.
 */
export const endpoints = {
  ...passkeyEndpoints,
  "GET info": endpoint({ summary: "Project information", plugin: "kernel", access: "anonymous", query: hashes, response: ProjectInfo }),
  "GET health": endpoint({ summary: "The process is alive", plugin: "kernel", access: "anonymous", response: Type.Object({ status: Type.String() }) }),
  "GET ready": endpoint({ summary: "The process may take traffic", plugin: "kernel", access: "anonymous", response: Type.Object({ status: Type.String() }) }),
  "GET openapi.json": endpoint({ summary: "This contract as OpenAPI 3.1, with the endpoints of the project that the caller may call", plugin: "kernel", access: "anonymous", response: Type.Unknown() }),

  "POST auth/login": endpoint({ summary: "Password sign-in", plugin: "kernel", access: "anonymous", body: LoginBody, response: LoginResponse }),
  "POST auth/password": endpoint({ summary: "A password of one's own in place of a first one, or by a one-time link; signs in", plugin: "kernel", access: "anonymous", body: ChosenPassword, response: LoginResponse }),
  "POST auth/change_user_password": endpoint({ summary: "Another password of one's own in place of the present one; all other sessions end", plugin: "kernel", access: "user", body: PasswordChange, response: NoData }),
  ...oneTimeCodeEndpoints,
  "POST users/{id}/link": endpoint({ summary: "A one-time link by which the user chooses a password, good for 24 hours", plugin: "kernel", access: "user", params: byId, query: sendQuery, status: 201, response: OneTimeLink }),
  "POST auth/reset": endpoint({ summary: "A letter with a one-time link for whoever has forgotten a password; the answer tells nothing of whether there is such a user", plugin: "kernel", access: "anonymous", body: ResetBody, response: NoData }),
  "POST users/{id}/observation": endpoint({ summary: "Looks at the product as the user does, for 30 minutes: the session reads with the user's permissions and writes nothing; administrators", plugin: "kernel", access: "user", params: byId, status: 201, response: Observation }),
  "DELETE observation": endpoint({ summary: "Looks no more as another user does", plugin: "kernel", access: "user", forObservers: true, response: NoData }),
  "POST users/{id}/password": endpoint({ summary: "A new password that the user has to change, told once", plugin: "kernel", access: "user", params: byId, status: 201, response: NewPassword }),
  "DELETE users/{id}/otp": endpoint({ summary: "Switches another user's second factor off, and ends the user's sessions; administrators", plugin: "kernel", access: "user", params: byId, response: NoData }),
  "DELETE users/{id}/sessions": endpoint({ summary: "Ends all sessions of the user", plugin: "kernel", access: "user", params: byId, response: EndedSessions }),
  ...userKeysEndpoints,
  ...signatureEndpoints,
  "GET auth/refresh/token": endpoint({ summary: "New tokens for a refresh token", plugin: "kernel", access: "anonymous", response: Tokens }),
  "POST auth/refresh/token": endpoint({ summary: "New tokens for a refresh token", plugin: "kernel", access: "anonymous", response: Tokens }),
  "GET auth/user_organizations": endpoint({ summary: "The user's organisations", plugin: "kernel", access: "user", response: Type.Array(Organization) }),
  "GET auth/change_user_org": endpoint({ summary: "Works in another of the user's organisations", plugin: "kernel", access: "user", query: organizationQuery, forObservers: false, response: OrganizationChange }),
  "POST auth/change_user_org": endpoint({ summary: "Works in another of the user's organisations", plugin: "kernel", access: "user", query: organizationQuery, response: OrganizationChange }),
  "GET user-info": endpoint({ summary: "The signed-in user", plugin: "kernel", access: "user", beforeFactor: true, response: User }),
  "GET user-refresh": endpoint({ summary: "The signed-in user, read anew", plugin: "kernel", access: "user", beforeFactor: true, response: User }),
  "GET logout": endpoint({ summary: "Ends this session", plugin: "kernel", access: "user", beforeFactor: true, response: NoData }),
  "POST logout": endpoint({ summary: "Ends this session", plugin: "kernel", access: "user", beforeFactor: true, forObservers: true, response: NoData }),
  "GET auth/sessions": endpoint({ summary: "The user's sessions", plugin: "kernel", access: "user", forObservers: false, response: Type.Array(SessionInfo) }),
  "DELETE auth/sessions/{id}": endpoint({ summary: "Ends one of the user's sessions", plugin: "kernel", access: "user", params: byId, response: NoData }),
  "DELETE auth/sessions": endpoint({ summary: "Ends the user's sessions but this one", plugin: "kernel", access: "user", response: EndedSessions }),
  ...apiTokenEndpoints,
  ...importEndpoints,
  ...sheetEndpoints,
  ...taskEndpoints,
  ...cronEndpoints,
  ...metricEndpoints,
  ...healthEndpoints,
  ...errorReportEndpoints,
  "GET user-locale/": endpoint({ summary: "Keeps the user's language", plugin: "kernel", access: "user", beforeFactor: true, query: localeQuery, forObservers: false, response: NoData }),
  "POST user-locale/": endpoint({ summary: "Keeps the user's language", plugin: "kernel", access: "user", beforeFactor: true, query: localeQuery, response: NoData }),
  "GET user/draft-key": endpoint({ summary: "The key by which the user's browsers encrypt what was typed and not saved: 32 bytes as base64", plugin: "kernel", access: "user", forObservers: false, response: DraftKey }),
  "GET menus": endpoint({ summary: "Menu tree", plugin: "kernel", access: "user", response: Type.Array(MenuItem) }),
  "GET places": endpoint({ summary: "Tables, forms and pages that the user may open", plugin: "kernel", access: "user", response: Type.Array(Place) }),
  "GET instructions": endpoint({ summary: "Pages of the project's help that the caller may read, as a tree", plugin: "system", access: "user", response: Type.Array(InstructionItem) }),
  "GET instructions/{name}": endpoint({ summary: "A page of the help, in the caller's language", plugin: "system", access: "user", params: byName, response: Instruction }),
  "GET found/instructions": endpoint({ summary: "Pages of the help that have these words, the first fifty", plugin: "system", access: "user", query: SoughtInstructions, response: Type.Array(FoundInstruction) }),
  "GET web/assets/translations": endpoint({ summary: "Texts of the project by key", plugin: "kernel", access: "anonymous", query: localeQuery, response: Type.Record(Type.String(), Type.String()) }),

  "GET tables/{name}": endpoint({ summary: "Configuration of a table, with the preferences of a level (1 unless said)", plugin: "tables", access: "public", params: byName, query: levelQuery, response: TableConfig }),
  "POST tables/{name}/rows": endpoint({ summary: "Rows of a table", plugin: "tables", access: "public", params: byName, body: RowsQuery, forObservers: true, response: RowsAnswer, bodyLimit: manyIds }),
  "GET tables/{name}/rows": endpoint({ summary: "Rows of a table, the body as JSON in `query`", plugin: "tables", access: "public", params: byName, query: bodyInQuery, response: RowsAnswer }),
  "POST tables/{name}/count": endpoint({ summary: "How many rows of a table there are, with its footers", plugin: "tables", access: "public", params: byName, body: CountQuery, forObservers: true, response: CountAnswer, bodyLimit: manyIds }),
  "POST tables/{name}/ids": endpoint({ summary: "Ids of a table's rows in their order", plugin: "tables", access: "user", params: byName, body: IdsQuery, forObservers: true, response: IdsAnswer, bodyLimit: manyIds }),
  "POST tables/{name}/actions/{button}": endpoint({ summary: "Presses a button of a table for rows", plugin: "tables", access: "user", params: byNameAndButton, body: ActionBody, response: ActionAnswer, bodyLimit: manyIds }),
  "POST tables/{name}/bulk": endpoint({ summary: "Changes or deletes rows of a table, under the checks of its form", plugin: "tables", access: "user", params: byName, body: BulkBody, response: BulkAnswer, bodyLimit: manyIds }),
  "GET tables/{name}/count": endpoint({ summary: "How many rows of a table there are, the body as JSON in `query`", plugin: "tables", access: "public", params: byName, query: bodyInQuery, response: CountAnswer }),
  "GET tables/{name}/views": endpoint({ summary: "Views of a table that the user or somebody for all has saved", plugin: "tables", access: "user", params: byName, response: Type.Array(SavedView) }),
  "GET tables/{name}/views/{id}": endpoint({ summary: "One of them", plugin: "tables", access: "user", params: byNameAndId, response: SavedView }),
  "POST tables/{name}/views": endpoint({ summary: "Saves a view of a table", plugin: "tables", access: "user", params: byName, body: NewView, response: SavedView, status: 201 }),
  "PUT tables/{name}/views/{id}": endpoint({ summary: "Changes a saved view, or makes it the one by default", plugin: "tables", access: "user", params: byNameAndId, body: ViewChange, response: SavedView }),
  "DELETE tables/{name}/views/{id}": endpoint({ summary: "Deletes a saved view", plugin: "tables", access: "user", params: byNameAndId, response: NoData }),
  "POST user/column": endpoint({ summary: "Keeps the user's column preferences, or forgets them", plugin: "tables", access: "user", body: KeptPreferences, response: NoData }),
  "POST user/column/default": endpoint({
    summary: "Keeps column preferences for everyone who has none, or forgets them; for administrators",
    plugin: "tables", access: "user", body: KeptPreferences, response: NoData,
  }),

  "POST export/{resource}/ticket": endpoint({ summary: "Counts the rows of an export and opens its file by GET, once, within a minute", plugin: "tables", access: "user", params: byResource, body: ExportQuestion, response: ExportTicket, bodyLimit: 6_291_456 }),
  "GET export/{resource}/ticket": endpoint({ summary: "How far the file of a ticket is", plugin: "tables", access: "user", params: byResource, query: TicketQuery, forObservers: false, response: ExportState }),
  "DELETE export/{resource}/ticket": endpoint({ summary: "Ends the making of a ticket's file", plugin: "tables", access: "user", params: byResource, query: TicketQuery, response: NoData }),
  "GET export/{resource}": endpoint({ summary: "Rows as a workbook or as csv, as a stream", plugin: "tables", access: "open", params: byResource, query: ExportQuery, forObservers: false, response: Type.Unknown() }),

  ...documentEndpoints,

  "GET forms/{name}": endpoint({ summary: "Configuration of a form", plugin: "forms", access: "public", params: byName, response: FormConfig }),
  "GET forms/{name}/{id}": endpoint({ summary: "A record", plugin: "forms", access: "public", params: byNameAndId, query: Type.Object({ ticket: Type.Optional(Type.String()) }), response: FormRecord }),
  "POST forms/{name}": endpoint({ summary: "Inserts a record", plugin: "forms", access: "public", params: byName, body: InsertBody, response: SavedRecord, status: 201 }),
  "PUT forms/{name}/{id}": endpoint({ summary: "Updates a record", plugin: "forms", access: "user", params: byNameAndId, body: UpdateBody, response: SavedRecord }),
  "DELETE forms/{name}/{id}": endpoint({ summary: "Deletes a record, softly unless `hard=1`", plugin: "forms", access: "user", params: byNameAndId, query: versionQuery, response: NoData }),
  "POST forms/{name}/{id}/restore": endpoint({ summary: "Undoes a soft deletion", plugin: "forms", access: "user", params: byNameAndId, response: SavedRecord }),
  "GET forms/{name}/{id}/history": endpoint({ summary: "What happened to a record, of the fields that the caller may read", plugin: "forms", access: "user", params: byNameAndId, query: Type.Object({ before: Type.Optional(Type.String({ pattern: "^[0-9]{1,15}$" })) }), response: Type.Array(RecordRevision) }),
  "GET forms/{name}/options/{element}": endpoint({
    summary: "Options of a select",
    plugin: "forms",
    access: "public",
    params: Type.Object({ name: Name, element: Id }),
    query: Type.Object({
      text: Type.Optional(Text({ maxLength: 200 })),
      filter: Type.Optional(Type.String({ maxLength: 4_000 })),
      page: Type.Optional(Type.String({ pattern: "^[0-9]{1,6}$" })),
      /** Separated by commas; within an id a comma is `%2C` and a percent sign `%25`. */
      ids: Type.Optional(Type.String({ maxLength: 4000 })),
    }),
    response: Type.Array(Option),
  }),

  "POST files/upload/form": endpoint({ summary: "Uploads a file for a form's element", plugin: "kernel", access: "user", multipart: UploadForm, response: RemoteFile }),
  "POST web/v1/public/forms/file/upload": endpoint({ summary: "Uploads a guest's file for an element of a public form", plugin: "kernel", access: "anonymous", multipart: UploadForm, response: RemoteFile }),
  "OPTIONS files/tus": endpoint({ summary: "What of tus 1.0.0 is spoken", plugin: "kernel", access: "open", response: NoData, status: 204 }),
  "POST files/tus": endpoint({ summary: "Begins an upload that can be resumed (tus 1.0.0), its fields in `Upload-Metadata`", plugin: "kernel", access: "public", response: NoData, status: 201 }),
  "HEAD files/tus/{id}": endpoint({ summary: "How much of an upload is there (tus 1.0.0)", plugin: "kernel", access: "public", params: byId, response: NoData }),
  "PATCH files/tus/{id}": endpoint({ summary: "Further bytes of an upload (tus 1.0.0); behind the last the file's id in `X-File-Id`", plugin: "kernel", access: "public", params: byId, response: NoData, status: 204 }),
  "DELETE files/tus/{id}": endpoint({ summary: "Gives an upload up (tus 1.0.0)", plugin: "kernel", access: "public", params: byId, response: NoData, status: 204 }),
  "GET files/{id}": endpoint({ summary: "A file's record; a guest's own until a record holds it", plugin: "kernel", access: "public", params: byId, response: RemoteFile }),
  "POST files/{id}/ticket": endpoint({ summary: "Opens a file by GET for ten minutes", plugin: "kernel", access: "user", params: byId, forObservers: true, response: FileTicket }),
  "GET files": endpoint({ summary: "Files that the user may see, by folder, text and order", plugin: "kernel", access: "user", query: FilesQuery, response: FilesAnswer }),
  "GET files/folders": endpoint({ summary: "Folders of files, with what the user sees in each; how much room is left", plugin: "kernel", access: "user", response: FileFolders }),
  "PATCH files/{id}": endpoint({ summary: "Renames a file, or moves it to another category", plugin: "kernel", access: "user", params: byId, body: FileChange, response: RemoteFile }),
  "DELETE files/{id}": endpoint({ summary: "Deletes a file; with `unused=1` only if no record holds it, then an administrator also others'", plugin: "kernel", access: "user", params: byId, query: Type.Object({ unused: Type.Optional(Type.String()) }), response: NoData }),
  "GET uploads/files/{id}": endpoint({ summary: "A file's bytes; ranges", plugin: "kernel", access: "open", params: byId, query: FileQuery, response: Type.Unknown() }),
  "GET uploads/files": endpoint({ summary: "A file's bytes; ranges", plugin: "kernel", access: "open", query: FileQuery, response: Type.Unknown() }),
  "GET uploads/images/{id}": endpoint({ summary: "An image as it is, or with `w` or `h` a smaller one; ranges", plugin: "kernel", access: "open", params: byId, query: ImageQuery, response: Type.Unknown() }),
  "GET uploads/images": endpoint({ summary: "An image as it is, or with `w` or `h` a smaller one; ranges", plugin: "kernel", access: "open", query: ImageQuery, response: Type.Unknown() }),
  "GET uploads/auth/files/{id}": endpoint({ summary: "A file's bytes for bearer or ticket; ranges", plugin: "kernel", access: "open", params: byId, query: FileQuery, response: Type.Unknown() }),
  "GET uploads/auth/files": endpoint({ summary: "A file's bytes for bearer or ticket; ranges", plugin: "kernel", access: "open", query: FileQuery, response: Type.Unknown() }),

  "GET pages/{name}": endpoint({ summary: "Page definition", plugin: "pages", access: "public", params: byName, query: pageQuery, response: PageDefinition }),
  "GET public/main": endpoint({ summary: "The public landing page `main`", plugin: "pages", access: "anonymous", query: pageQuery, response: PageDefinition }),
  "GET components/{hash}": endpoint({ summary: "Source of a component by its hash, immutable", plugin: "kernel", access: "open", params: Type.Object({ hash: Type.String({ pattern: "^[a-f0-9]{64}$" }) }), response: ComponentContent }),

  "GET endpoints/{name}": endpoint({ summary: "The project's own endpoint, its parameters in the query", plugin: "kernel", access: "public", params: byName, query: NamedTexts, response: Type.Unknown() }),
  "POST endpoints/{name}": endpoint({ summary: "The project's own endpoint, its parameters in the body", plugin: "kernel", access: "public", params: byName, body: Values, forObservers: true, response: Type.Unknown() }),
  ...endpointTrialEndpoints,
  ...call24Endpoints,

  "GET plugins": endpoint({ summary: "Plugins of the project: id and state without sign-in, an outline for users, everything for administrators", plugin: "kernel", access: "anonymous", response: Type.Array(Type.Union([PluginRecord, PluginOutline, PluginSummary])) }),
  "PUT plugins/{id}": endpoint({ summary: "Switches a plugin, grants, settings; administrators", plugin: "kernel", access: "user", params: byId, body: PluginPatch, response: PluginRecord }),
  "POST plugins": endpoint({ summary: "Installs a project's plugin or another version of it; administrators", plugin: "kernel", access: "user", query: dryRun, body: pluginText, response: InstalledPlugin, bodyLimit: 18_874_368 }),
  "POST plugins/{id}/rollback": endpoint({ summary: "Makes a project's plugin what it was; administrators", plugin: "kernel", access: "user", params: byId, query: dryRun, body: Type.Object({ revision: Type.Optional(Version) }), response: InstalledPlugin }),
  "DELETE plugins/{id}": endpoint({ summary: "Removes a project's plugin; administrators", plugin: "kernel", access: "user", params: byId, response: NoData }),
  "POST plugins/{id}/incidents": endpoint({ summary: "Reports what a component did", plugin: "kernel", access: "user", params: byId, body: IncidentReport, response: IncidentAnswer, bodyLimit: 16_384 }),
  "GET plugins/{id}/incidents": endpoint({ summary: "What a plugin's components did; administrators", plugin: "kernel", access: "user", params: byId, response: Type.Array(Incident) }),
  "DELETE plugins/{id}/incidents/{component}": endpoint({ summary: "Releases a component and forgets its incidents; administrators", plugin: "kernel", access: "user", params: Type.Object({ id: Id, component: Id }), query: Type.Object({ scope: Type.Optional(Type.String({ maxLength: 200 })) }), response: NoData }),
  "POST plugins/usage": endpoint({ summary: "What the gate in the browser counted", plugin: "kernel", access: "user", body: UsageReport, response: NoData, bodyLimit: 65_536 }),
  "GET plugins/{id}/uses": endpoint({ summary: "What of the project needs a plugin; administrators", plugin: "kernel", access: "user", params: byId, response: PluginUses }),
  "GET plugins/{id}/usage": endpoint({ summary: "Capabilities that a plugin really used; administrators", plugin: "kernel", access: "user", params: byId, response: Type.Array(CapabilityUsage) }),
  "GET events": endpoint({ summary: "Server-sent events", plugin: "kernel", access: "user", query: Type.Object({ after: Type.Optional(Type.String({ pattern: "^[0-9]{1,18}$" })) }), response: Type.Unknown() }),
  "POST audit": endpoint({ summary: "A client's own audit record", plugin: "kernel", access: "user", body: AuditReport, response: NoData, bodyLimit: 65_536 }),

  "GET database": endpoint({ summary: "Tables, sizes, indexes and migrations of the database; permission `platon.database`", plugin: "system", access: "user", response: DatabaseReport }),
  "POST database/sql": endpoint({ summary: "Reads the project's own tables by one SQL statement; permission `platon.sql`, PostgreSQL only", plugin: "system", access: "user", body: SqlQuestion, response: SqlAnswer, bodyLimit: 131_072 }),
  "POST database/backup": endpoint({ summary: "Opens a backup of the whole server by GET, once, within a minute; permission `platon.backup`", plugin: "system", access: "user", body: BackupQuestion, response: ExportTicket }),
  "GET database/backup/ticket": endpoint({ summary: "How far the backup of a ticket is", plugin: "system", access: "user", query: TicketQuery, forObservers: false, response: ExportState }),
  "DELETE database/backup/ticket": endpoint({ summary: "Ends the making of a ticket's backup", plugin: "system", access: "user", query: TicketQuery, response: NoData }),
  "GET database/backup": endpoint({ summary: "A backup of the whole server as a stream; permission `platon.backup`", plugin: "system", access: "open", query: BackupQuery, forObservers: false, response: Type.Unknown() }),

  "POST config/apply": endpoint({ summary: "Applies a project's text in one transaction; administrators", plugin: "kernel", access: "user", query: dryRun, body: ApplyBody, response: ApplyAnswer, bodyLimit: 16_777_216 }),
  "POST config/copy": endpoint({ summary: "Copies a configuration object with its parts, by the permissions of its form", plugin: "kernel", access: "user", body: CopyBody, response: CopyAnswer }),
  "POST config/changes": endpoint({ summary: "Changes configuration, all of it or nothing, by the permissions of its forms", plugin: "kernel", access: "user", query: dryRun, body: ChangesBody, response: ChangesAnswer, bodyLimit: 4_194_304 }),
  "GET config/permissions": endpoint({ summary: "Permissions that the project asks for, where it does, and which roles give them; administrators", plugin: "kernel", access: "user", response: Type.Array(KnownPermission) }),
  "GET config/outline": endpoint({ summary: "What the project consists of, by names and titles; administrators", plugin: "kernel", access: "user", response: ProjectOutline }),
  "GET config/why": endpoint({ summary: "The rules by which a user sees an object or not, with where each comes from; administrators", plugin: "kernel", access: "user", query: WhyQuery, response: WhyAnswer }),
  "GET config/scope": endpoint({ summary: "What an expression of a table or form sees, with rows to test it; administrators", plugin: "kernel", access: "user", query: ScopeQuery, response: FormulaScope }),
  "GET config/parts/{entity}/{id}": endpoint({ summary: "Parts of a configuration object as they are configured, by the entity of the parts and the object, or the object itself; administrators", plugin: "kernel", access: "user", params: byEntity, response: Type.Array(ObjectPart) }),
  "GET config/base": endpoint({ summary: "What a text that is exported now stands on; administrators", plugin: "kernel", access: "user", response: TextBase }),
  "GET config/export": endpoint({ summary: "The project as text, on request with its users; administrators", plugin: "kernel", access: "user", query: withUsers, response: Type.Array(ProjectFile) }),
  "GET revisions": endpoint({ summary: "Latest changes of the project's configuration; administrators", plugin: "kernel", access: "user", query: AllRevisionsQuery, response: Type.Array(Revision) }),
  "GET revisions/{entity}/{id}": endpoint({ summary: "Changes of a configuration object and of its parts, the latest first; administrators", plugin: "kernel", access: "user", params: byEntity, query: RevisionsQuery, response: Type.Array(Revision) }),
  "GET revisions/{entity}/{id}/{revision}": endpoint({ summary: "A configuration object with its parts as it was at a revision; administrators", plugin: "kernel", access: "user", params: byRevision, response: ObjectState }),
  "GET differences/{entity}/{id}": endpoint({ summary: "What differs of a configuration object and its parts between two moments; administrators", plugin: "kernel", access: "user", params: byEntity, query: DifferencesQuery, response: DifferencesAnswer }),
  "POST revisions/{entity}/{id}/restore": endpoint({ summary: "Restores an object with its parts, or some of its properties, as it was; administrators", plugin: "kernel", access: "user", params: byEntity, query: dryRun, body: RestoreBody, response: Values }),
  "GET config/wording/{language}": endpoint({ summary: "All that the product and the project say, and what each is in a language; administrators", plugin: "kernel", access: "user", params: byLanguage, response: Wording }),
  "PUT config/wording/{language}": endpoint({ summary: "Says texts otherwise in a language, all that can be in one transaction; administrators", plugin: "kernel", access: "user", params: byLanguage, query: dryRun, body: WordingChanges, response: WordingReport, bodyLimit: 8_388_608 }),
  "GET config/history-choices": endpoint({ summary: "Entities that have a history, and people who changed something; administrators", plugin: "kernel", access: "user", response: HistoryChoices }),
  "GET config/deleted": endpoint({ summary: "Deleted configuration objects that can be brought back; administrators", plugin: "kernel", access: "user", query: RevisionsQuery, response: Type.Array(DeletedObject) }),
  ...oauth2Endpoints,
} as const;

/** The calls as types: `EndpointMap["POST auth/login"]["body"]`. */
export type EndpointMap = { [Call in keyof typeof endpoints]: EndpointTypes<(typeof endpoints)[Call]> };
export type EndpointName = keyof EndpointMap;
