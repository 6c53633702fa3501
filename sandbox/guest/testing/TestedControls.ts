import "../dom/installDom.ts";
import type { ReactNode } from "react";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { readBatch, type ControlState, type Operation } from "#sandbox/protocol/index.ts";
import { dispatchEvent } from "../events/dispatchEvent.ts";
import { stateOf } from "../mutations/nodeState.ts";
import { flushOperations, setBatchSender } from "../mutations/operationQueue.ts";
import { RootRegistry } from "../roots/RootRegistry.ts";

/** Of all tests of a file: React keeps what it was given for a root. */
let latestRoot = 200;

/** A component in a realm of a test: found by its ids, pressed and typed into as the host tells of it. */
export class TestedControls {
  readonly #roots: RootRegistry;
  #operations: Operation[] = [];
  #mounted = 0;
  #seq = 0;

  constructor() {
    setBatchSender((body) => this.#operations.push(...(readBatch(body, realmLimits)?.operations ?? [])));
    this.#roots = new RootRegistry({
      capabilitiesOf: () => ({}),
      setField: async () => undefined,
      onRenderError: (_root, failure) => {
        throw failure;
      },
    });
  }

  readonly mount = async (component: () => ReactNode): Promise<void> => {
    latestRoot += 1;
    this.#mounted = latestRoot;
    this.#roots.mount({ root: this.#mounted, component, props: {} });
    flushOperations();
    await untilHeard();
    this.#operations = [];
  };
  readonly unmount = (): void => this.#roots.unmount(this.#mounted);
  readonly find = <Found extends HTMLElement>(id: string): Found => document.querySelector<Found>(`#${id}`) as Found;
  readonly send = async (id: string, type: string, state?: ControlState): Promise<void> => {
    this.#seq += 1;
    const node = stateOf(this.find(id)).id;
    dispatchEvent({ kind: "event", node, root: this.#mounted, type, seq: this.#seq, data: {}, ...(state && { state }) }, () => undefined);
    await untilHeard();
  };
  /** What the host was told since the last call: id, name and value. */
  readonly told = (): [id: string | undefined, name: string, value: unknown][] => {
    flushOperations();
    const ids = new Map(Array.from(document.querySelectorAll("[id]"), (element) => [stateOf(element).id as number, element.id]));
    const properties = this.#operations.filter((operation) => operation[0] === "property");
    this.#operations = [];
    return properties.map(([, id, name, value]) => [ids.get(id), name, value]);
  };
}

const untilHeard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
