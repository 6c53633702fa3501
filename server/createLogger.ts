import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

const secret = [
  "authorization", "cookie", "password", "oldPassword", "newPassword", "otp", "token", "access_token", "refresh_token",
  "accessToken", "refreshToken", "ticket", "_bearer_token", "databaseUrl",
];

/** Names of secrets wherever they may stand: at the top, or one or two levels below. */
const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** JSON lines on the error output; a person at a terminal sees warnings only. Nothing secret gets through. */
export function createLogger(destination: DestinationStream, level: "info" | "warn" | "silent"): Logger {
  return pino(
    { level, base: undefined, redact: { paths, censor: "[secret]" }, serializers: { err: serializeError } },
    destination,
  );
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Only these: a database's error carries the values of the row in `detail`. */
function serializeError(error: unknown): LoggedError | unknown {
  if (!(error instanceof Error)) return stdSerializers.err(error as Error);
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause instanceof Error && { cause: serializeError(cause) as LoggedError }) };
}
