/**
 * Tables whose rows no backup has: sessions and what opens something once would live again with a restore, keys that sign
 * addresses are made anew by the next start, and what is counted or on its way for minutes means nothing elsewhere.
 */
export const passingTables: ReadonlySet<string> = new Set([
  "api_tokens", "bad_import_rows", "call_counts", "call_histograms", "call_minutes", "cron_states", "export_tickets", "idempotency_keys", "import_rows", "imports", "login_attempts", "nodes", "oauth_flows", "oauth_tickets", "otp_pending", "passkey_questions", "password_links", "refresh_tokens", "resumable_uploads", "secrets", "sessions", "signature_challenges",
  "task_problems", "tasks", "unnumbered_events",
]);
