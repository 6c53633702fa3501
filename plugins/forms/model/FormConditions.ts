import { DependencyIndex } from "#core/expressions/dependencies/DependencyIndex.ts";
import type { Expression } from "#sdk/capabilities/expressions.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import type { FormExpressions } from "./formExpressions.ts";
import { formFields, type FormValues } from "./formFields.ts";
import { FormScope, type FormSurroundings } from "./FormScope.ts";
import { FormTemplates } from "./FormTemplates.ts";
import { LatestAnswers } from "./LatestAnswers.ts";

type Purpose = "displayCondition" | "customValidator";

interface Judge<P extends Purpose> {
  readonly element: FormElement;
  readonly expression: Expression<P>;
}

export interface FormConditionsOptions {
  readonly config: FormConfig;
  readonly expressions: FormExpressions;
  readonly values: FormValues;
  readonly surroundings: FormSurroundings;
}

/** What became of a change: fields that were hidden by it, and fields whose validator may see it differently now. */
export interface ConditionsChange {
  readonly hidden: readonly string[];
  readonly affected: readonly string[];
}

/**
 * Display conditions and custom validators of one open form (spec §4, §5). After a change only those that read what
 * changed are evaluated again; programs, of which nothing is known, all together once a frame.
 */
export class FormConditions {
  readonly #scope: FormScope;
  readonly #conditions: ReadonlyMap<string, Judge<"displayCondition">>;
  readonly #validators: ReadonlyMap<string, Judge<"customValidator">>;
  readonly #conditionReaders: DependencyIndex<string>;
  readonly #validatorReaders: DependencyIndex<string>;
  readonly #templates: FormTemplates;
  readonly #shown = new Map<string, boolean>();
  readonly #answers = new LatestAnswers<string | undefined>();
  readonly #listeners = new Set<() => void>();
  #round = 0;
  #frame: number | undefined;
  #onHidden: (fields: readonly string[]) => void = () => undefined;

  constructor({ config, expressions, values, surroundings }: FormConditionsOptions) {
    this.#scope = new FormScope(config, surroundings);
    for (const [name, value] of Object.entries(values)) this.#scope.set(name, value);
    const elements = new Map(allElements(config.elements).map((element) => [element.id, element]));
    this.#conditions = judgesOf(elements, expressions.conditions);
    this.#validators = judgesOf(elements, expressions.validators);
    this.#conditionReaders = readersOf(this.#conditions);
    this.#validatorReaders = readersOf(this.#validators);
    this.#templates = new FormTemplates(expressions.templates, (id) => this.#scope.of({ dataField: elements.get(id)?.dataField ?? null }));
    for (const [id, { element, expression }] of this.#conditions) {
      this.#shown.set(id, expression.isProgram ? expression.fallback : expression.evaluate(this.#scope.of(element)));
    }
  }

  /** Whether the element is shown, as far as its own condition goes. */
  isShown(id: string): boolean {
    return this.#shown.get(id) ?? true;
  }

  hasCondition(id: string): boolean {
    return this.#conditions.has(id);
  }

  /** The texts of a template's expressions, the same list until one of them is another. */
  textsOf(id: string): readonly string[] {
    return this.#templates.textsOf(id);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Begins to ask programs; told of fields that one of them hides. Ends with the returned disposable. */
  start(onHidden: (fields: readonly string[]) => void): Disposable {
    this.#onHidden = onHidden;
    this.#askPrograms();
    return toDisposable(() => {
      this.#onHidden = () => undefined;
      this.#round += 1;
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
      this.#frame = undefined;
    });
  }

  /** Takes the values of the form over; undefined when none is another. */
  take(values: FormValues, name?: string): ConditionsChange | undefined {
    const names = name === undefined ? Object.keys(values) : [name];
    const changed = names.filter((one) => this.#scope.set(one, values[one]));
    return changed.length === 0 ? undefined : this.#evaluate(changed.flatMap((one) => [one, `values.${one}`]), changed);
  }

  surround(surroundings: FormSurroundings): ConditionsChange {
    this.#scope.surround(surroundings);
    return this.#evaluate(["user", "params", "isNew", "row"], []);
  }

  /** The validator's message for the value, as far as it is known at once. */
  message({ id, dataField }: FormElement, value: unknown): string | undefined {
    const judge = this.#validators.get(id);
    if (!judge || dataField === null) return undefined;
    if (judge.expression.isProgram) return this.#answers.known(id);
    this.#scope.set(dataField, value);
    return judge.expression.evaluate(this.#scope.of(judge.element));
  }

  /** Resolves when the validator's program has answered for the value; undefined where there is nothing to wait for. */
  settled({ id, dataField }: FormElement, value: unknown): Promise<unknown> | undefined {
    const judge = this.#validators.get(id);
    if (!judge?.expression.isProgram || dataField === null) return undefined;
    this.#scope.set(dataField, value);
    const scope = this.#scope.copyOf(judge.element);
    return this.#answers.ask(id, async () => (await judge.expression.evaluateAll([scope]))[0]);
  }

  #evaluate(paths: readonly string[], changed: readonly string[]): ConditionsChange {
    const answers = [...this.#conditionReaders.affectedBy(paths)].flatMap((id) => {
      const judge = this.#conditions.get(id);
      return judge ? [[id, judge.expression.evaluate(this.#scope.of(judge.element))] as const] : [];
    });
    const hidden = this.#show(answers);
    if (this.#templates.follow(paths)) for (const listener of this.#listeners) listener();
    this.#schedulePrograms();
    return { hidden, affected: this.#affected(this.#validatorReaders.affectedBy(paths), changed) };
  }

  /** Fields whose validator reads what changed, their own value apart: that is checked anyway. */
  #affected(readers: ReadonlySet<string>, changed: readonly string[]): string[] {
    return [...this.#validators].flatMap(([id, { element, expression }]) => {
      const isReader = expression.isProgram || readers.has(id);
      return isReader && element.dataField !== null && !changed.includes(element.dataField) ? [element.dataField] : [];
    });
  }

  /** Puts answers in place and tells who listens. @returns fields that are hidden now and were not */
  #show(answers: readonly (readonly [id: string, isShown: boolean])[]): string[] {
    const differing = answers.filter(([id, isShown]) => this.isShown(id) !== isShown);
    for (const [id, isShown] of differing) this.#shown.set(id, isShown);
    if (differing.length > 0) for (const listener of this.#listeners) listener();
    return differing.flatMap(([id, isShown]) => {
      const judge = this.#conditions.get(id);
      return isShown || !judge ? [] : formFields([judge.element]).map(({ dataField }) => dataField);
    });
  }

  get #programs(): [string, Judge<"displayCondition">][] {
    return [...this.#conditions].filter(([, { expression }]) => expression.isProgram);
  }

  #schedulePrograms(): void {
    if (this.#frame !== undefined || this.#programs.length === 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#askPrograms();
    });
  }

  /** Only the answer to the last question counts. */
  #askPrograms(): void {
    const round = ++this.#round;
    const answers = this.#programs.map(async ([id, { element, expression }]) => {
      const [isShown = true] = await expression.evaluateAll([this.#scope.copyOf(element)]);
      return [id, isShown] as const;
    });
    void Promise.all(answers).then((answered) => {
      if (round === this.#round) this.#onHidden(this.#show(answered));
    });
  }
}

const allElements = (elements: readonly FormElement[]): FormElement[] =>
  elements.flatMap((element) => [element, ...allElements(element.children)]);

function judgesOf<P extends Purpose>(
  elements: ReadonlyMap<string, FormElement>, expressions: ReadonlyMap<string, Expression<P>>,
): ReadonlyMap<string, Judge<P>> {
  return new Map([...expressions].flatMap(([id, expression]) => {
    const element = elements.get(id);
    return element ? [[id, { element, expression }] as const] : [];
  }));
}

/** Of programs nothing is known: they are no readers of anything. */
function readersOf(judges: ReadonlyMap<string, Judge<Purpose>>): DependencyIndex<string> {
  const restricted = [...judges].filter(([, { expression }]) => !expression.isProgram);
  return new DependencyIndex(restricted.map(([id, judge]) => [id, pathsOf(judge)]));
}

/** `value` is the element's own field. */
const pathsOf = ({ element, expression }: Judge<Purpose>): string[] =>
  expression.dependencies.map((path) => (element.dataField === null ? path : path.replace(/^value(?=\.|$)/, `values.${element.dataField}`)));
