/**
 * Every JSON answer has this shape (D3); the HTTP status equals `statusCode`.
 * @example { "statusCode": 422, "message": "Қийматлар нотўғри", "data": { "code": "invalid_values" }, "errors": { "name": ["Майдонни тўлдириш керак"] } }
 */
export interface Envelope<Data> {
  readonly statusCode: number;
  /** In the caller's language; empty on success. */
  readonly message: string;
  readonly data: Data;
  /** Field name → texts (status 422). */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** `data` of every failing answer. */
export interface Failure {
  /** Stable code of the error catalogue. */
  readonly code: string;
  /** Request id, for the log. */
  readonly id?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}
