import { flattenElements } from "#core/elements/flattenElements.ts";
import { DependencyIndex } from "#core/expressions/dependencies/DependencyIndex.ts";
import type { Expression, ExpressionScope } from "#sdk/capabilities/expressions.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import type { FormExpressions } from "./formExpressions.ts";
import { fieldsByName, formFields, type FieldElement, type FormValues } from "./formFields.ts";
import { FormScope, type FormSurroundings } from "./FormScope.ts";
import { FormTemplates } from "./FormTemplates.ts";
import { LatestAnswers } from "./LatestAnswers.ts";

type Purpose = "displayCondition" | "customValidator";

interface Judge<P extends Purpose> {
  readonly element: FormElement;
  readonly expression: Expression<P>;
}

type Answer = readonly [id: string, isShown: boolean];

/** Conditions that decide about each other in a circle are left as they are after so many turns. */
const mostRounds = 10;

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
  /** Which conditions decide about an element: its own and those of what it stands in. */
  readonly #deciding: ReadonlyMap<string, readonly string[]>;
  /** Fields that a condition over them reads: hidden by its own value, an element would come back at once. */
  readonly #ownReaders: ReadonlySet<string>;
  readonly #fields: ReadonlyMap<string, readonly FieldElement[]>;
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
    this.#fields = fieldsByName(formFields(config.elements));
    const elements = new Map(flattenElements(config.elements).map((element) => [element.id, element]));
    this.#conditions = judgesOf(elements, expressions.conditions);
    this.#validators = judgesOf(elements, expressions.validators);
    this.#deciding = new Map(decidingOver(config.elements, this.#conditions));
    this.#conditionReaders = readersOf(this.#conditions);
    this.#validatorReaders = readersOf(this.#validators);
    this.#ownReaders = ownReadersOf(elements, this.#conditions);
    this.#settle([...this.#conditions].map(([id, { element, expression }]) =>
      [id, expression.isProgram ? expression.fallback : expression.evaluate(this.#scope.of(element))]));
    this.#templates = new FormTemplates(expressions.templates, (id) => this.#scope.of({ dataField: elements.get(id)?.dataField ?? null }));
  }

  /** Whether the element is shown, as far as its own condition goes. */
  isShown(id: string): boolean {
    return this.#shown.get(id) ?? true;
  }

  /** Whether it is shown and everything in which it stands. */
  isPresent(id: string): boolean {
    return (this.#deciding.get(id) ?? []).every((one) => this.isShown(one));
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
    return changed.length === 0 ? undefined : this.#evaluate(pathsTo(changed), changed);
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

  /** What the element's expressions see at present, to keep. */
  scopeOf(element: FormElement): ExpressionScope {
    return this.#scope.copyOf(element);
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
    const { hidden, moved } = this.#settle(this.#answersTo(paths));
    const all = [...paths, ...moved];
    if (this.#templates.follow(all)) for (const listener of this.#listeners) listener();
    this.#schedulePrograms();
    return { hidden, affected: this.#affected(this.#validatorReaders.affectedBy(all), changed) };
  }

  /** What the conditions that read one of these say now. */
  #answersTo(paths: readonly string[]): Answer[] {
    return [...this.#conditionReaders.affectedBy(paths)].flatMap((id) => {
      const judge = this.#conditions.get(id);
      return judge ? [[id, judge.expression.evaluate(this.#scope.of(judge.element))] as const] : [];
    });
  }

  /**
   * Puts answers in place and tells who listens. What is hidden by it counts no more with what was typed in it, which
   * may decide about others.
   */
  #settle(first: readonly Answer[]): { readonly hidden: readonly string[]; readonly moved: readonly string[] } {
    const before = new Map<string, boolean>();
    const moved: string[] = [];
    let answers = first;
    for (let round = 0; answers.length > 0 && round < mostRounds; round += 1) {
      const differing = answers.filter(([id, isShown]) => this.isShown(id) !== isShown);
      for (const [id, isShown] of differing) {
        if (!before.has(id)) before.set(id, this.isShown(id));
        this.#shown.set(id, isShown);
      }
      const paths = pathsTo(this.#withhold(differing.map(([id]) => id)));
      moved.push(...paths);
      answers = paths.length > 0 ? this.#answersTo(paths) : [];
    }
    const changed = [...before].flatMap(([id, was]) => (this.isShown(id) === was ? [] : [id]));
    if (changed.length > 0) for (const listener of this.#listeners) listener();
    return { hidden: changed.filter((id) => !this.isShown(id)).flatMap((id) => this.#fieldsIn(id)), moved };
  }

  /** @returns fields below these elements that count with another value now */
  #withhold(ids: readonly string[]): string[] {
    const names = new Set(ids.flatMap((id) => this.#fieldsIn(id)));
    return [...names].filter((name) => {
      const isHidden = !this.#ownReaders.has(name) && (this.#fields.get(name) ?? []).every(({ id }) => !this.isPresent(id));
      return this.#scope.withhold(name, isHidden);
    });
  }

  #fieldsIn(id: string): string[] {
    const judge = this.#conditions.get(id);
    return judge ? formFields([judge.element]).map(({ dataField }) => dataField) : [];
  }

  /** Fields whose validator reads what changed, their own value apart: that is checked anyway. */
  #affected(readers: ReadonlySet<string>, changed: readonly string[]): string[] {
    return [...this.#validators].flatMap(([id, { element, expression }]) => {
      const isReader = expression.isProgram || readers.has(id);
      return isReader && element.dataField !== null && !changed.includes(element.dataField) ? [element.dataField] : [];
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
      if (round === this.#round) this.#onHidden(this.#settle(answered).hidden);
    });
  }
}

/** By element, the ids of the conditions on the way to it; most have none. */
function decidingOver(elements: readonly FormElement[], conditions: ReadonlyMap<string, unknown>, above: readonly string[] = []): [string, readonly string[]][] {
  return elements.flatMap(({ id, children }) => {
    const deciding = conditions.has(id) ? [...above, id] : above;
    return [...(deciding.length > 0 ? [[id, deciding] as [string, readonly string[]]] : []), ...decidingOver(children, conditions, deciding)];
  });
}

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

const pathsTo = (names: readonly string[]): string[] => names.flatMap((name) => [name, `values.${name}`]);

function ownReadersOf(elements: ReadonlyMap<string, FormElement>, conditions: ReadonlyMap<string, Judge<"displayCondition">>): ReadonlySet<string> {
  return new Set([...conditions].flatMap(([id, judge]) => {
    const read = new DependencyIndex([[id, pathsOf(judge)]]);
    return formFields([elements.get(id) ?? judge.element]).flatMap(({ dataField }) => (read.affectedBy(pathsTo([dataField])).size > 0 ? [dataField] : []));
  }));
}

/** `value` is the element's own field. */
const pathsOf = ({ element, expression }: Judge<Purpose>): string[] =>
  expression.dependencies.map((path) => (element.dataField === null ? path : path.replace(/^value(?=\.|$)/, `values.${element.dataField}`)));
