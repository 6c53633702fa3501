import type { EndpointName } from "#contract/endpoints.ts";

/**
 * Who may make a call:
 * - `guest`: whoever comes, also without signing in;
 * - `shared`: signed-in people, and guests at its twin or for what is public: the object that it names decides;
 * - `object`: signed-in people: the permissions of the object that it names decide;
 * - `own`: signed-in people, about what is theirs;
 * - an administrator, or who has a permission that only administrators have in the project of these tests: what the call needs to get so far.
 */
export type CallRow = "guest" | "shared" | "object" | "own" | { readonly query?: Record<string, string>; readonly body?: unknown };

const sheet = { firstRow: 2, key: "sheet", title: "Sheet", fields: [{ key: "name", title: "Name", kind: "text" }] };

/** A new call of the contract does not compile here until somebody has said who may make it. */
export const callRows: Readonly<Record<EndpointName, CallRow>> = {
  "GET info": "guest", "GET health": "guest", "GET ready": "guest", "GET openapi.json": "guest", "POST error-reports": "guest",
  "POST auth/login": "guest", "POST auth/password": "guest", "POST auth/reset": "guest",
  "GET auth/refresh/token": "guest", "POST auth/refresh/token": "guest",
  "POST auth/oauth2-start": "guest", "POST auth/oauth2-validate": "guest", "POST auth/oauth2": "guest",
  "POST auth/passkey/question": "guest", "POST auth/passkey": "guest",
  "GET auth/e-imzo": "guest", "POST auth/e-imzo": "guest", "POST eimzo/timestamp": "guest",
  "GET web/assets/translations": "guest", "GET public/main": "guest", "GET plugins": "guest", "POST web/v1/public/forms/file/upload": "guest",

  "GET tables/{name}": "shared", "POST tables/{name}/rows": "shared", "GET tables/{name}/rows": "shared", "POST tables/{name}/count": "shared", "GET tables/{name}/count": "shared",
  "GET forms/{name}": "shared", "GET forms/{name}/{id}": "shared", "POST forms/{name}": "shared", "GET pages/{name}": "shared",
  "GET forms/{name}/options/{element}": "shared", "OPTIONS files/tus": "guest", "POST files/tus": "shared", "HEAD files/tus/{id}": "shared", "PATCH files/tus/{id}": "shared", "DELETE files/tus/{id}": "shared", "GET files/{id}": "shared",
  "GET metrics/{name}": "shared", "GET endpoints/{name}": "shared", "POST endpoints/{name}": "shared",
  "GET export/{resource}": "guest", "GET documents/{name}/file": "guest", "GET uploads/files/{id}": "guest", "GET uploads/files": "guest", "GET uploads/images/{id}": "guest", "GET uploads/images": "guest",
  "GET uploads/auth/files/{id}": "guest", "GET uploads/auth/files": "guest", "GET components/{hash}": "guest", "GET database/backup": "guest",

  "POST tables/{name}/ids": "object", "POST tables/{name}/actions/{button}": "object", "POST tables/{name}/bulk": "object",
  "GET tables/{name}/views": "object", "GET tables/{name}/views/{id}": "object", "POST tables/{name}/views": "object", "PUT tables/{name}/views/{id}": "object", "DELETE tables/{name}/views/{id}": "object",
  "POST user/column": "object", "POST user/column/default": { body: { level: 1, tableId: "places", column_config: { order: {}, titles: {}, hidden: [] } } },
  "POST export/{resource}/ticket": "object", "GET export/{resource}/ticket": "object", "DELETE export/{resource}/ticket": "object",
  "GET documents": "object", "GET forms/{name}/{id}/documents": "object", "POST documents/{name}": "object", "POST documents/{name}/preview": "object", "POST documents-draft/read": { body: { draft: { kind: "html", table: "places", source: "query", content: "" } } }, "POST documents-draft/preview": { body: { draft: { kind: "html", table: "places", source: "query", content: "" } } },
  "PUT forms/{name}/{id}": "object", "DELETE forms/{name}/{id}": "object", "POST forms/{name}/{id}/restore": "object", "GET forms/{name}/{id}/history": "object",
  "POST files/upload/form": "object", "POST files/{id}/ticket": "object", "GET files": "object", "GET files/folders": "object", "PATCH files/{id}": "object", "DELETE files/{id}": "object",
  "POST config/copy": "object", "POST config/changes": "object", "POST plugins/{id}/incidents": "object", "POST plugins/usage": "object",
  "GET instructions": "object", "GET instructions/{name}": "object", "GET found/instructions": "object",

  "GET user-info": "own", "GET user-refresh": "own", "GET logout": "own", "POST logout": "own", "GET user-locale/": "own", "POST user-locale/": "own", "GET user/draft-key": "own",
  "GET menus": "own", "GET places": "own", "GET events": "own", "POST audit": "own", "POST call24/messages": "shared", "GET call24/messages": "own", "DELETE observation": "own",
  "GET auth/user_organizations": "own", "GET auth/change_user_org": "own", "POST auth/change_user_org": "own",
  "GET auth/sessions": "own", "DELETE auth/sessions": "own", "DELETE auth/sessions/{id}": "own", "POST auth/change_user_password": "own",
  "GET auth/enable-otp": "own", "POST auth/enable-otp": "own", "GET auth/pending-otp": "own", "POST auth/verify-otp": "own", "POST auth/disable-otp": "own",
  "GET auth/recovery-codes": "own", "POST auth/recovery-codes": "own",
  "GET auth/passkeys": "own", "POST auth/passkeys/question": "own", "POST auth/passkeys": "own", "DELETE auth/passkeys/{id}": "own",
  "GET auth/accounts": "own", "POST auth/accounts/start": "own", "POST auth/accounts": "own", "DELETE auth/accounts/{id}": "own",
  "POST whitelist/get": "own", "POST whitelist/add": "own", "POST whitelist/delete": "own",

  "GET import": "own", "GET import/{config}": "object", "GET import/{config}/file": "object", "POST import/{config}": "object",
  "POST sheets": {}, "POST sheets/{id}": { body: {} }, "POST sheets/{id}/check": { body: sheet }, "POST sheets/{id}/table": { body: { ...sheet, writers: [] } },
  "GET tasks": "own", "GET tasks/{id}": "own", "DELETE tasks/{id}": "own", "POST tasks/{id}/retry": "own", "POST tasks/{id}/told": "own", "POST tasks/{id}/ticket": "own", "GET tasks/{id}/result": "guest",

  "GET cron": {}, "POST cron/{name}/run": {},
  "GET auth/tokens": {}, "POST auth/tokens": { body: { name: "till", permissions: [], days: null } }, "DELETE auth/tokens/{id}": {},
  "POST users/{id}/link": {}, "POST users/{id}/observation": {}, "POST users/{id}/password": {}, "DELETE users/{id}/otp": {}, "DELETE users/{id}/sessions": {}, "GET users/{id}/keys": {}, "DELETE users/{id}/accounts/{key}": {}, "DELETE users/{id}/passkeys/{key}": {},
  "PUT plugins/{id}": { body: {} }, "POST plugins": { body: {} }, "POST plugins/{id}/rollback": { body: {} }, "DELETE plugins/{id}": {},
  "GET plugins/{id}/incidents": {}, "DELETE plugins/{id}/incidents/{component}": {}, "GET plugins/{id}/uses": {}, "GET plugins/{id}/usage": {},
  "GET health/report": {},
  "GET database": {}, "POST database/sql": { body: { text: "select 1" } }, "POST database/backup": { body: {} }, "GET database/backup/ticket": { query: { ticket: "x1" } }, "DELETE database/backup/ticket": { query: { ticket: "x1" } },
  "POST config/apply": { body: { files: [] } }, "GET config/permissions": {}, "GET config/outline": {},
  "GET config/why": { query: { user: "x1", kind: "table", name: "places" } }, "GET config/scope": { query: { of: "tables:places" } },
  "POST endpoints/{id}/try": { body: { params: {}, drafts: [] } }, "GET endpoints/{id}/outline": {},
  "GET config/parts/{entity}/{id}": {}, "GET config/base": {}, "GET config/export": {},
  "GET revisions": {}, "GET revisions/{entity}/{id}": {}, "GET revisions/{entity}/{id}/{revision}": {}, "GET differences/{entity}/{id}": {},
  "POST revisions/{entity}/{id}/restore": { body: { revision: 1 } }, "GET config/wording/{language}": {}, "PUT config/wording/{language}": { body: { texts: {} } },
  "GET config/history-choices": {}, "GET config/deleted": {},
};
