/** What may stand for a name, and what people read of it. */
export interface Choice {
  readonly id: string;
  readonly title?: string | undefined;
}
