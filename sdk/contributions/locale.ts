import type { Locale } from "#core/locale.ts";

/** The shape of a tree of texts with the same keys as `Source`. */
export type Wording<Source> = { readonly [Key in keyof Source]: Source[Key] extends string ? string : Wording<Source[Key]> };

/** A tree of texts; a key is the path with dots. */
export interface WordingTree {
  readonly [key: string]: string | WordingTree;
}

/**
 * A language of the interface. Texts hold `{{name}}` or `{{0}}` placeholders; they are loaded when the language is
 * first used, so that a document carries one language and not six.
 * @since 1.0.0
 * @example defineLocale({ code: "uz", load: async () => (await import("./uz.ts")).uz })
 */
export interface LocaleDefinition {
  readonly code: Locale;
  load(): Promise<WordingTree>;
}

export const defineLocale = (definition: LocaleDefinition): LocaleDefinition => definition;
