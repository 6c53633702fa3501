/**
 * The console of the product: failures that are only logged (spec §8) go here, with the place they come from.
 * @since 1.0.0
 */
export interface LoggingCapability {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(failure: unknown, details?: Readonly<Record<string, unknown>>): void;
}
