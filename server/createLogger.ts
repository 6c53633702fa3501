import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { loggedFields, loggedStack, loggedText } from "./loggedText.ts";

const secret = [
  "authorization", "cookie", "password", "oldPassword", "newPassword", "otp", "token", "access_token", "refresh_token",
  "accessToken", "refreshToken", "ticket", "_bearer_token", "databaseUrl",
];

/** Names of secrets wherever they may stand: at the top, or one or two levels below. */
const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Deeper causes of an error are left out. */
const causesAtMost = 4;

/** JSON lines on the error output; a person at a terminal sees warnings only. Nothing secret gets through, and no text without end. */
export function createLogger(destination: DestinationStream, level: "info" | "warn" | "silent"): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths, censor: "[secret]" },
      serializers: { err: (error: unknown) => serializeError(error) },
      formatters: { log: loggedFields },
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map((argument) => (typeof argument === "string" ? loggedText(argument) : argument)) as typeof args);
        },
      },
    },
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
function serializeError(error: unknown, depth = 1): LoggedError | unknown {
  if (!(error instanceof Error)) return stdSerializers.err(error as Error);
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  const deeper = cause instanceof Error && depth < causesAtMost ? { cause: serializeError(cause, depth + 1) as LoggedError } : {};
  return { type: name, message: loggedText(message), code, stack: loggedStack(stack), ...deeper };
}
