import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { PluginStage } from "./PluginStage.tsx";
import type { RunningPlugin } from "./runPlugin.ts";

/**
 * An empty page of jsdom on which a test draws what a plugin contributed, and the hands of a person before it. One for
 * each test; closed at its end, it says what the plugin did not give back.
 * @since 1.0.0
 * @example
 * const page = new PluginPage();
 * await page.show(runPlugin(auth, fakeCapabilities().capabilities), <Screen {...props} />);
 * await page.type("username", "nodira");
 * expect(await page.close()).toEqual([]);
 */
export class PluginPage {
  readonly element: HTMLElement = document.body.appendChild(document.createElement("div"));
  readonly #root: Root;
  readonly #leaked: string[] = [];
  #plugin: RunningPlugin | undefined;

  constructor() {
    // React asks for it before it lets tests wait for effects.
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    this.#root = createRoot(this.element);
  }

  /** Draws it in the plugin's surroundings; what another running plugin had drawn goes, and that one is switched off. */
  async show(plugin: RunningPlugin, children: ReactNode): Promise<void> {
    if (this.#plugin !== plugin) await this.#clear();
    this.#plugin = plugin;
    await act(async () => this.#root.render(<PluginStage plugin={plugin}>{children}</PluginStage>));
  }

  /** The input of that name, else that of a dialog. */
  input(name: string): HTMLInputElement {
    const sought = `[name="${name}"], [data-name="${name}"]`;
    return (this.element.querySelector(sought) ?? document.querySelector(sought)) as HTMLInputElement;
  }

  /** Replaces the text of an input, as typing does. */
  async type(name: string, text: string): Promise<void> {
    const { prototype } = this.input(name) instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    const setter = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
    await act(async () => {
      setter?.call(this.input(name), text);
      this.input(name).dispatchEvent(new Event("input", { bubbles: true }));
    });
  }

  /** Presses the first button whose text has these words, else that of a dialog. */
  async press(words: string): Promise<void> {
    const buttons = [...this.element.querySelectorAll("button"), ...document.querySelectorAll("button")];
    await act(async () => buttons.find((button) => button.textContent.includes(words))?.click());
  }

  /** Opens the panel whose heading has these words, and gives it once it is open. */
  async unfold(words: string): Promise<HTMLDetailsElement> {
    const panel = [...this.element.querySelectorAll("details")].find((one) => one.querySelector("summary")?.textContent.includes(words));
    if (!panel) throw new Error(`there is no panel ${words}`);
    await act(async () => {
      const opened = new Promise((resolve) => void panel.addEventListener("toggle", resolve, { once: true }));
      panel.querySelector("summary")?.click();
      await opened;
    });
    return panel;
  }

  /**
   * Takes all of it away and switches the plugin off.
   * @returns what plugins that were drawn here still hold: nothing, unless they leak
   */
  async close(): Promise<string[]> {
    await this.#clear();
    await act(async () => this.#root.unmount());
    document.body.replaceChildren();
    return this.#leaked;
  }

  async #clear(): Promise<void> {
    await act(async () => this.#root.render(undefined));
    this.#plugin?.stop();
    this.#leaked.push(...(this.#plugin?.leaked() ?? []));
    this.#plugin = undefined;
  }
}
