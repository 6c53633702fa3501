import { DependencyIndex } from "#core/expressions/dependencies/DependencyIndex.ts";
import type { Expression, ExpressionScope } from "#sdk/capabilities/expressions.ts";

type Templates = ReadonlyMap<string, readonly Expression<"template">[]>;

const none: readonly string[] = [];

/** What stands in the templates of an open form; of those that read what changed it is evaluated again. */
export class FormTemplates {
  readonly #templates: Templates;
  readonly #scopeOf: (id: string) => ExpressionScope;
  readonly #readers: DependencyIndex<string>;
  readonly #texts = new Map<string, readonly string[]>();

  constructor(templates: Templates, scopeOf: (id: string) => ExpressionScope) {
    this.#templates = templates;
    this.#scopeOf = scopeOf;
    this.#readers = new DependencyIndex([...templates].map(([id, expressions]) => [id, expressions.flatMap(({ dependencies }) => dependencies)]));
    for (const id of templates.keys()) this.#texts.set(id, this.#evaluate(id));
  }

  textsOf(id: string): readonly string[] {
    return this.#texts.get(id) ?? none;
  }

  /** @returns whether a text is another one now */
  follow(paths: readonly string[]): boolean {
    const changed = [...this.#readers.affectedBy(paths)].filter((id) => {
      const [before, texts] = [this.textsOf(id), this.#evaluate(id)];
      if (texts.every((text, index) => text === before[index])) return false;
      this.#texts.set(id, texts);
      return true;
    });
    return changed.length > 0;
  }

  /** A program, of which only the sandbox could know the answer, shows nothing. */
  #evaluate(id: string): string[] {
    return (this.#templates.get(id) ?? []).map((expression) => expression.evaluate(this.#scopeOf(id)));
  }
}
