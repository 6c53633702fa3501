import type { Plain, RootId } from "#sandbox/protocol/index.ts";
import type { PaintSubject } from "../paint/PaintWatch.ts";
import type { ComponentFailure, ComponentState } from "./ComponentState.ts";
import type { RealmComponent } from "./RealmComponent.ts";

export interface MountedComponentOptions {
  readonly component: RealmComponent;
  readonly props: Plain;
  onProps(mounted: MountedComponent): void;
  onRetry(mounted: MountedComponent): void;
  onDispose(mounted: MountedComponent): void;
  /** Names it where is written down what is painted. */
  readonly paintKey?: string;
  /** Its pictures take too long. */
  onSlow?(mounted: MountedComponent): void;
}

/** Components of a trust group that run in realms of one kind, in the order in which they came. */
export interface ComponentQueue {
  updateProps(mounted: MountedComponent): void;
  /** Takes the component out of its realm. */
  leave(mounted: MountedComponent): void;
}

/** One component in one place of the page; it outlives the realms that draw it. */
export class MountedComponent implements PaintSubject {
  readonly component: RealmComponent;
  readonly #options: MountedComponentOptions;
  readonly #listeners = new Set<() => void>();
  #state: ComponentState = { kind: "starting" };
  #props: Plain;
  /** Takes the values of the field whose element it draws; undefined where it draws none. */
  onField: ((value: Plain) => void) | undefined;
  /** Its root in the present realm; another one in each realm. */
  root: RootId | undefined;
  /** In which it waits or runs; another one after it was stopped. */
  queue: ComponentQueue | undefined;
  /** What it draws first stands there, all of it. */
  isBegun = false;
  #attempt = 0;
  #isDisposed = false;

  constructor(options: MountedComponentOptions) {
    this.#options = options;
    this.component = options.component;
    this.#props = options.props;
  }

  get state(): ComponentState {
    return this.#state;
  }

  get props(): Plain {
    return this.#props;
  }

  /** Calls `listener` when the state changes, and when the component is disposed of. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  setState(state: ComponentState): void {
    this.#state = state;
    this.#announce();
  }

  setProps(props: Plain): void {
    if (props === this.#props || JSON.stringify(props) === JSON.stringify(this.#props)) return;
    this.#props = props;
    this.#options.onProps(this);
  }

  get paintKey(): string {
    return this.#options.paintKey ?? "";
  }

  stopPainting(): void {
    this.#options.onSlow?.(this);
  }

  /** @returns false where the component draws no element of a form */
  setField(value: Plain): boolean {
    this.onField?.(value);
    return this.onField !== undefined;
  }

  /** Which try to start the component is the present one: code that still works for an earlier one gives up. */
  get attempt(): number {
    return this.#attempt;
  }

  /** Starts the component once more, unless a listener disposes of it at the news. */
  retry(): void {
    this.#attempt += 1;
    this.setState({ kind: "starting" });
    if (!this.#isDisposed) this.#options.onRetry(this);
  }

  fail(failure: ComponentFailure): void {
    this.#attempt += 1;
    this.setState({ kind: "failed", failure });
  }

  dispose(): void {
    if (this.#isDisposed) return;
    this.#attempt += 1;
    this.#isDisposed = true;
    this.#options.onDispose(this);
    this.#announce();
  }

  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  #announce(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
