/**
 * The console of the product: failures that are only logged (spec §8) go here, with the place they come from.
 *
 * Not for guests: what they write to their own console is shown with the component's name.
 * @since 1.0.0
 * @example logging.error(failure, { table: "cities", column: "code" });
 */
export interface LoggingCapability {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(failure: unknown, details?: Readonly<Record<string, unknown>>): void;
}
