import { act } from "react";
import { languageOf, type Language } from "#core/languages.ts";
import type { Locale } from "#core/locale.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { FilesCapability } from "#sdk/capabilities/files.ts";
import type { ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import type { FormsCapability } from "#sdk/capabilities/forms.ts";
import type { HttpCapability } from "#sdk/capabilities/http.ts";
import type { StorageCapability } from "#sdk/capabilities/storage.ts";
import type { RecordChange } from "#sdk/capabilities/tables.ts";
import type { User } from "#sdk/capabilities/user.ts";
import type { FormElementDefinition } from "#sdk/contributions/formElement.ts";
import { toDisposable } from "#sdk/plugin/Disposable.ts";
import { ServerAwayContext } from "#sdk/react/ServerAwayContext.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { forms } from "../index.ts";
import { configOf, two } from "./formConfigs.ts";
import { takingFiles } from "./takingFiles.ts";

export interface FormSetting {
  readonly config?: FormConfig;
  /** Of the record; without them the form is for a new one. */
  readonly values?: Record<string, unknown>;
  readonly calls?: Partial<FormsCapability>;
  readonly files?: Partial<FilesCapability>;
  readonly isPublic?: boolean;
  /** Of the screen's address. */
  readonly query?: Readonly<Record<string, string>>;
  /** An element type that another plugin would contribute. */
  readonly more?: FormElementDefinition;
  readonly expressions?: ExpressionsCapability;
  /** Who is signed in, with their key for drafts; without one the form keeps none. */
  readonly person?: { readonly id: string; readonly draftKey: string };
  /** The project's endpoints. */
  readonly endpoint?: HttpCapability["endpoint"];
  readonly storage?: StorageCapability;
  /** Translations of the project. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Of whoever sees the form: capabilities that nothing else here is about. */
  readonly given?: Partial<Pick<CapabilityMap, "user" | "project" | "http">>;
}

/** The screen of a form in a test of the plugin: what it shows, what it did, and what a person can do with it. */
export class FormStage {
  readonly #page = new PluginPage();
  readonly page: HTMLElement = this.#page.element;
  readonly #locale = createWritable<Locale>("uz");
  readonly #language = createWritable(languageOf("uz") as Language);
  readonly isAway = createWritable(false);
  done: readonly string[] = [];
  /** There was a gap in the stream of events. */
  missEvents = (): void => undefined;
  /** A record changed, by whomever. */
  announce: (change: RecordChange) => void = () => undefined;
  /** Something of the configuration changed, and the form has heard of it. */
  announceConfig: (entity: string, name: string) => Promise<void> = async () => await Promise.resolve();
  isDirty: () => boolean = () => false;

  async show(setting: FormSetting): Promise<void> {
    (window as Partial<Window>).matchMedia ??= onScreen;
    const { config = configOf(two), values, calls = {}, files = {}, isPublic = false, more, expressions, person, endpoint, storage, texts = {}, query = {}, given = {} } = setting;
    const fakes = fakeCapabilities();
    this.done = fakes.done;
    const { events, navigation, i18n } = fakes.capabilities;
    this.announce = (change) => void events.emit("record", change);
    this.announceConfig = async (entity, name) =>
      await act(async () => {
        events.emit("ServerEvent", { id: "1", kind: "config", entity, name, revision: "2" });
        await new Promise((resolve) => setTimeout(resolve, 250));
      });
    const plugin = runPlugin(more ? withMore(more) : forms, {
      ...fakes.capabilities,
      ...(expressions && { expressions }),
      ...(person && signedIn(person)),
      ...(endpoint && { http: { ...fakes.capabilities.http, endpoint } }),
      ...(storage && { storage }),
      ...given,
      forms: {
        ...fakes.capabilities.forms,
        config: async () => await Promise.resolve(config),
        watch: (_form, _id, listener) => {
          this.missEvents = () => listener({});
          return toDisposable(() => (this.missEvents = () => undefined));
        },
        read: async () => await Promise.resolve({ id: "r1", version: 1, values: values ?? {}, files: {} }),
        ...calls,
      },
      files: { ...fakes.capabilities.files, ...takingFiles, ...files },
      i18n: { ...i18n, locale: this.#locale, language: this.#language, t: (key, params) => texts[key] ?? i18n.t(key, params) },
      navigation: {
        ...navigation,
        guard: (dirty) => {
          this.isDirty = dirty;
          return navigation.guard(dirty);
        },
      },
    });
    const { component: Screen } = plugin.contribution("screen", "form");
    const params = { name: "cities", id: values && "r1" };
    await this.#page.show(
      plugin,
      <ServerAwayContext value={this.isAway}>
        <Screen params={params} query={{ _target: "self", ...query }} isPublic={isPublic} frame="layout" />
      </ServerAwayContext>,
    );
  }

  /** Another language is chosen. */
  readonly speak = async (language: Language): Promise<void> =>
    await act(async () => {
      this.#language.set(language);
      this.#locale.set(language.locale);
    });

  readonly input = (name: string): HTMLInputElement => this.#page.input(name);
  readonly type = async (name: string, text: string): Promise<void> => await this.#page.type(name, text);
  readonly press = async (words: string): Promise<void> => await this.#page.press(words);

  /** @returns whether the browser would still do what it does on that key */
  async key(on: EventTarget, init: KeyboardEventInit): Promise<boolean> {
    let isKept = true;
    await act(async () => void (isKept = on.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }))));
    return isKept;
  }

  errorsOf(name: string): string[] {
    return [...this.page.querySelectorAll(`[id="${this.input(name).id}-errors"] li`)].map((item) => item.textContent);
  }

  /** @returns what leaks */
  close(): Promise<string[]> {
    return this.#page.close();
  }
}

/** jsdom has no media: its window is a wide screen and never paper. */
const onScreen = (media: string): MediaQueryList =>
  ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as Partial<MediaQueryList> as MediaQueryList;

const signedIn = ({ id, draftKey }: NonNullable<FormSetting["person"]>): Pick<CapabilityMap, "user" | "http"> => ({
  user: { current: createWritable({ id } as User) },
  http: { ...fakeCapabilities().capabilities.http, call: (async () => await Promise.resolve({ key: draftKey })) as unknown as HttpCapability["call"] },
});

const withMore = (more: FormElementDefinition) => ({
  manifest: { ...forms.manifest, contributes: { ...forms.manifest.contributes, formElement: [...forms.manifest.contributes.formElement, more.type] } },
  activate: (context: Parameters<typeof forms.activate>[0]) => {
    forms.activate(context);
    context.contribute("formElement", more);
  },
});
