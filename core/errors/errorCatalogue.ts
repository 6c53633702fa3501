/**
 * What a failure means to the program: `expected` is told to the user, `cancelled` is told to nobody, `bug` is logged
 * with an id and told as such.
 */
export type ErrorFamily = "expected" | "cancelled" | "bug";

export interface ErrorInfo {
  /** HTTP status; 0 for what never travels, because it happens in the client. */
  readonly status: number;
  readonly family: ErrorFamily;
  /** Whether the same request, sent again unchanged a little later, may succeed. */
  readonly retryable: boolean;
  /** Names of the values that the wording speaks of. */
  readonly params: readonly string[];
}

function expected(status: number, ...params: string[]): ErrorInfo {
  return { status, family: "expected", retryable: false, params };
}

function passing(status: number, ...params: string[]): ErrorInfo {
  return { status, family: "expected", retryable: true, params };
}

/** Every code that `data.code` of a failing answer may carry, and what it means. The one list of both sides. */
export const errorCatalogue = {
  bad_request: expected(400, "where"),
  malformed_json: expected(400),
  invalid_path: expected(400),
  unknown_field: expected(400, "field"),
  unknown_operator: expected(400, "operator"),
  wrong_type: expected(400, "field"),
  filter_too_large: expected(400, "max"),
  parameter_missing: expected(400, "name"),
  page_size: expected(400, "max"),
  too_many_rows: expected(400, "max"),
  search_too_short: expected(400),
  unauthenticated: expected(401),
  token_expired: expected(401),
  refresh_reused: expected(401),
  bad_credentials: expected(401),
  password_change_required: expected(403),
  otp_required: expected(403),
  method_disabled: expected(403),
  network_refused: expected(403),
  passkey_refused: expected(403),
  individuals_not_allowed: expected(403),
  legal_entities_not_allowed: expected(403),
  invalid_signer: expected(403),
  revoked_signer: expected(403),
  signer_not_allowed: expected(403),
  provider_refused: expected(403, "provider"),
  unknown_identity: expected(403, "provider"),
  forbidden: expected(403),
  second_factor_needed: expected(403),
  observing: expected(403, "name"),
  not_found: expected(404),
  plugin_disabled: expected(404),
  sandbox_off: expected(404),
  method_not_allowed: expected(405),
  stale_version: expected(409),
  observation_ended: expected(409),
  duplicate: expected(409, "field"),
  foreign_key: expected(409, "field"),
  referenced: expected(409),
  not_restorable: expected(409),
  changed_since: expected(409, "who"),
  destructive_change: expected(409, "what"),
  type_change: expected(409, "what"),
  options_gone: expected(409, "what"),
  names_carried: expected(409, "what"),
  text_conflict: expected(409, "what"),
  many_deletions: expected(409, "count", "total"),
  own_right_lost: expected(409),
  second_factor_on: expected(409),
  second_factor_off: expected(409),
  own_second_factor: expected(409),
  last_administrator: expected(409),
  identity_taken: expected(409, "provider"),
  last_way_in: expected(409),
  too_many_views: expected(409, "max"),
  too_many_passkeys: expected(409, "max"),
  upload_conflict: passing(409),
  link_expired: expected(410),
  sign_in_expired: expected(410),
  payload_too_large: expected(413, "max"),
  file_too_large: expected(413, "max"),
  too_large_on_the_way: expected(413),
  image_too_large: expected(413, "max"),
  task_not_ended: expected(409),
  export_too_large: expected(413, "rows", "max"),
  import_unreadable: expected(422),
  import_old_format: expected(422),
  import_excessive: expected(413),
  import_broken_row: expected(422, "row"),
  import_no_sheet: expected(422, "sheet"),
  import_no_titles: expected(422, "titles"),
  import_title_twice: expected(422, "title"),
  import_no_rows: expected(422),
  import_too_many_rows: expected(413, "max"),
  import_too_many_columns: expected(413, "max"),
  import_running: passing(409),
  import_unchecked: expected(409),
  sheet_rows_unfit: expected(422, "count"),
  document_failed: expected(422, "why"),
  quota_exceeded: expected(413, "max"),
  unsupported_media_type: expected(415),
  range_not_satisfiable: expected(416),
  invalid_values: expected(422),
  title_too_long: expected(422, "max"),
  bad_password: expected(422),
  reserved_name: expected(422, "name"),
  config_invalid: expected(422, "file", "path", "reason"),
  sql_refused: expected(422, "why"),
  too_many_tasks: expected(429, "max"),
  task_too_long: expected(422, "minutes"),
  too_many_requests: passing(429, "seconds"),
  endpoint_busy: passing(429, "name", "max", "seconds"),
  login_locked: expected(429, "seconds"),
  program_stopped: expected(422, "id"),
  internal: { status: 500, family: "bug", retryable: false, params: ["id"] },
  program_failed: { status: 500, family: "bug", retryable: false, params: ["id"] },
  outside_failed: expected(503, "id"),
  call_loop: { status: 500, family: "bug", retryable: false, params: ["id"] },
  provider_unavailable: expected(503, "provider"),
  query_timeout: expected(503),
  source_missing: expected(503, "table"),
  starting: passing(503),
  unavailable: passing(503),
  disk_full: passing(503),
  outdated: expected(503, "theirs", "ours"),
  table_in_use: passing(503),
  capability_missing: expected(0, "capability"),
  invalid_arguments: expected(0, "method"),
  answer_too_large: expected(0),
  too_many: passing(0),
  too_many_subscriptions: expected(0, "max"),
  not_activated: expected(0),
  clipboard_unavailable: expected(0),
  signature_failed: expected(0),
  command_missing: expected(0, "command"),
  storage_full: expected(0),
  network: passing(0),
  cancelled: { status: 0, family: "cancelled", retryable: false, params: [] },
} as const satisfies Readonly<Record<string, ErrorInfo>>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorCatalogue, value);
}

export function errorInfo(code: ErrorCode): ErrorInfo {
  return errorCatalogue[code];
}
