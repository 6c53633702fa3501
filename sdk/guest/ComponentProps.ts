/**
 * What a component of a page receives.
 * @since 1.0.0
 * @example export default function Board({ data, params }: ComponentProps) { … }
 */
export interface ComponentProps {
  /** Answers of the page's named queries: `data.<name>` is a list of rows. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The route's query. */
  readonly params: Readonly<Record<string, string>>;
  /** Name of the page. */
  readonly page: string;
}
