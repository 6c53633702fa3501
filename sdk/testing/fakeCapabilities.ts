import type { Language } from "#core/languages.ts";
import type { Locale } from "#core/locale.ts";
import type { EventMap, EventsCapability } from "../capabilities/events.ts";
import type { CapabilityMap } from "../capabilities/index.ts";
import type { NavigationCapability } from "../capabilities/navigation.ts";
import type { Density } from "../capabilities/theme.ts";
import { PlatonError } from "../errors/PlatonError.ts";
import { toDisposable } from "../plugin/Disposable.ts";
import { plainExpressions } from "./plainExpressions.ts";
import { createWritable } from "./createWritable.ts";

/** Capabilities that a test runs a plugin with, and what the plugin did with them. */
export interface FakeCapabilities {
  readonly capabilities: CapabilityMap;
  /** What was opened, said and asked, in order: `open /tables/x`, `toast success …`, `confirm …`. */
  readonly done: readonly string[];
}

/**
 * Harmless stand-ins for every capability: texts are their keys, questions are answered with yes, calls to the server
 * fail with `not_found` until the test gives its own.
 * @param given what the plugin under test needs to be real
 * @since 1.0.0
 * @example const { capabilities, done } = fakeCapabilities({ session: { begin, signOut } });
 */
export function fakeCapabilities(given: Partial<CapabilityMap> = {}): FakeCapabilities {
  const done: string[] = [];
  return { capabilities: { ...fakeData(), ...fakeSurroundings(done), ...given }, done };
}

/** What is asked of the server. */
const fakeData = (): Pick<CapabilityMap, "http" | "tables" | "forms" | "pages" | "metrics" | "project" | "plugins"> => ({
  http: { call: missing, endpoint: missing },
  tables: {
    config: missing,
    rows: missing,
    count: missing,
    ids: missing,
    act: missing,
    bulk: missing,
    watch: silent,
    savePreferences: async () => undefined,
    saveDefaultPreferences: missing,
    addView: missing,
    changeView: missing,
    removeView: missing,
    startExport: missing,
  },
  forms: {
    config: missing,
    read: missing,
    insert: missing,
    update: missing,
    remove: missing,
    restore: missing,
    options: missing,
    watch: silent,
  },
  metrics: { read: missing },
  pages: { read: missing, component: missing, landing: async () => undefined },
  project: { info: createWritable(undefined) },
  plugins: {
    list: missing,
    change: missing,
    install: missing,
    rollBack: missing,
    remove: missing,
    incidents: missing,
    release: missing,
    uses: missing,
    usage: missing,
  },
});

const fakeSurroundings = (done: string[]): Omit<CapabilityMap, keyof ReturnType<typeof fakeData>> => ({
  user: { current: createWritable(undefined) },
  session: {
    begin: missing,
    observe: async (userId) => void done.push(await said(`observe ${userId}`)),
    leave: async (url, { method, next }) => void done.push(await said(`leave ${url} ${method} ${next}`)),
    arrive: async () => await Promise.resolve(undefined),
    reload: async () => void done.push(await said("reload user")),
    signOut: async () => void done.push(await said("sign out")),
  },
  signatures: { keys: async () => await Promise.resolve([]), sign: missing },
  navigation: fakeNavigation(done),
  toasts: { show: async (toast) => void done.push(await said(`toast ${toast.kind} ${toast.text}`)) },
  dialogs: {
    confirm: async (confirmation) => {
      done.push(await said(`confirm ${confirmation.text}`));
      return true;
    },
    message: async (text) => void done.push(await said(`message ${text}`)),
  },
  documents: { open: async (wish) => void done.push(await said(`document ${JSON.stringify(wish)}`)), lookAt: missing },
  overlay: {
    openMenu: async ([first]) => {
      done.push(await said(`menu ${first?.id}`));
      return first?.id ?? null;
    },
  },
  i18n: fakeI18n(),
  theme: fakeTheme(),
  storage: fakeStorage(),
  files: {
    pick: async () => await Promise.resolve([]),
    upload: missing,
    send: (file) => ({ progress: createWritable({ sent: 0, size: file.size, speed: 0 }), file: missing(), cancel: () => undefined, stop: () => undefined }),
    describe: missing,
    thumbnail: missing,
    smallPicture: (id, { width }) => `/small/${id}?w=${width}`,
    save: async (id) => void done.push(await said(`save ${id}`)),
    saveAnswer: (call, { query }) => void done.push(`save ${call} ${JSON.stringify(query)}`),
    open: missing,
    read: missing,
    preview: async (id) => void done.push(await said(`preview ${id}`)),
    remove: missing,
  },
  events: fakeEvents(),
  audit: { record: async ({ type, title }) => void done.push(await said(`audit ${type} ${title}`)) },
  clipboard: fakeClipboard(),
  download: { save: async ({ name }) => void done.push(await said(`download ${name}`)) },
  commands: fakeCommands(),
  expressions: plainExpressions,
  logging: { warn: (message) => void done.push(`warn ${message}`), error: (failure) => void done.push(`error ${String(failure)}`) },
});

function fakeTheme(): CapabilityMap["theme"] {
  const density = createWritable<Density>("compact");
  return {
    current: createWritable({ name: "platon.light", isDark: false }),
    available: createWritable([]),
    set: async () => undefined,
    density,
    setDensity: async (one) => await Promise.resolve(density.set(one)),
  };
}

const said = async (what: string): Promise<string> => await Promise.resolve(what);

const missing = async (): Promise<never> => await Promise.reject(new PlatonError("not_found", "expected", { status: 404 }));

const silent = (): ReturnType<typeof toDisposable> => toDisposable(() => undefined);

const fakeNavigation = (done: string[]): NavigationCapability => ({
  location: createWritable({ path: "/", query: {} }),
  open: async (link) => void done.push(await said(`open ${link}`)),
  href: (link) => link,
  setQuery: async (change) => void done.push(await said(`query ${JSON.stringify(change)}`)),
  back: async () => void done.push(await said("back")),
  guard: silent,
});

const uzbek: Language = { code: "uz", name: "Ўзбекча", tag: "uz-Cyrl", locale: "uz" };

const fakeI18n = (): CapabilityMap["i18n"] => {
  const learnt = new Map<string, string>();
  return {
    locale: createWritable<Locale>("uz"),
    language: createWritable(uzbek),
    languages: createWritable([uzbek]),
    locales: createWritable<readonly Locale[]>(["uz"]),
    timeZone: createWritable("Asia/Tashkent"),
    texts: createWritable({}),
    // Late words are said, all others by their keys.
    t: (key) => learnt.get(key) ?? key,
    learn: async (words) => {
      for (const [key, text] of Object.entries(await words("uz"))) learnt.set(key, text);
    },
    setLocale: async () => undefined,
  };
};

function fakeStorage(): CapabilityMap["storage"] {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => await Promise.resolve(values.get(key)),
    set: async (key, value) => void values.set(key, await Promise.resolve(value)),
    remove: async (key) => void values.delete(await Promise.resolve(key)),
  };
}

function fakeClipboard(): CapabilityMap["clipboard"] {
  let text = "";
  return {
    writeText: async (next) => {
      text = await said(next);
    },
    readText: async () => await said(text),
  };
}

function fakeCommands(): CapabilityMap["commands"] {
  const runs = new Map<string, (input: unknown) => void>();
  return {
    register: ({ id }, run) => {
      runs.set(id, run);
      return toDisposable(() => runs.delete(id));
    },
    execute: async (id, input) => {
      const run = runs.get(await said(id));
      if (!run) throw new PlatonError("command_missing", "expected", { params: { command: id } });
      run(input);
    },
    offered: createWritable([]),
  };
}

function fakeEvents(): EventsCapability {
  const listeners = new Map<keyof EventMap, Set<(event: never) => void>>();
  return {
    on: (name, listener) => {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return toDisposable(() => known.delete(listener));
    },
    emit: async (name, event) => await Promise.resolve(listeners.get(name)?.forEach((listener) => listener(event as never))),
  };
}
