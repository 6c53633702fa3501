// Words for the browser: a module that calls `defineWords` (core/wording/defineWords.ts) holds six languages, and the client
// takes one. Such a module becomes one import for each language, and `words.ts?language=ru` what the table says in Russian.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** The languages of core/locale.ts; the first is what a missing text falls back to, so that it is always at hand. */
const [atHand, ...others] = ["uz", "la", "ru", "en", "qq", "kh"];

const root = fileURLToPath(new URL("..", import.meta.url));
const asked = /^(.*)\?language=(\w+)$/;
const table = /^export const (\w+) = defineWords\b/m;

/** The module as it is everywhere else: it gives the texts of a language. */
async function readSource(file) {
  const build = await rolldown({ input: file, cwd: root });
  const { output } = await build.generate({ format: "esm" });
  await build.close();
  const module = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
  return Object.values(module)[0];
}

async function languageModule(file, language) {
  const texts = await (await readSource(file))(language);
  return `export const texts = ${JSON.stringify(texts)};`;
}

function sourceModule(file, name) {
  const place = (language) => JSON.stringify(`${file}?language=${language}`);
  const imports = others.map((language) => `${language}: () => import(${place(language)}),`);
  return `import { texts } from ${place(atHand)};
const others = { ${imports.join("\n")} };
export const ${name} = async (locale) => (locale === "${atHand}" ? texts : (await others[locale]()).texts);`;
}

/** Where words stand that people read; those of the demo are for developers, and what tests say is nobody's. */
const folders = ["src/kernel", "sdk", "plugins"];
const unread = /^plugins\/demo\/|^sdk\/testing\//;

const wordFiles = () => folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name.replaceAll("\\", "/")}`))
  .filter((path) => /[wW]ords\.ts$/.test(path) && !unread.test(path)).sort();

/** All that the product says, by language and key: what a project can say otherwise, and has to be said in its own languages. */
export async function readAllWords() {
  const files = wordFiles().map((path) => join(root, path));
  const sources = await Promise.all(files.filter((file) => table.test(readFileSync(file, "utf8"))).map(readSource));
  const inLanguage = async (language) => Object.assign({}, ...(await Promise.all(sources.map((source) => source(language)))));
  return Object.fromEntries(await Promise.all([atHand, ...others].map(async (language) => [language, await inLanguage(language)])));
}

/** Words that come with the code that says them (`loadWords` of src/entries/app/plugins.ts). */
const late = /\/plugins\/(system|forms\/elements\/expression)\//;
/** Words of the parts of signing in, and of security, that come when somebody needs them. */
const lateOfSignIn = /\/plugins\/auth\/(methods|sign-in)\/|\/sdk\/react\/security\//;

/**
 * The chunk of a language that is fetched when it is chosen: one for all words, and not one for each plugin; and one each for
 * those that come late, of the system and of signing in.
 */
export const wordChunk = {
  debugName: "words",
  name: (id) => `${late.test(id) ? "late-words" : lateOfSignIn.test(id) ? "sign-in-words" : "words"}-${asked.exec(id)[2]}`,
  priority: 3,
  test: new RegExp(`\\?language=(${others.join("|")})$`),
};

export const splitWords = () => ({
  name: "platon-words",
  enforce: "pre",
  resolveId: (id) => (asked.test(id) ? id : null),
  async load(id) {
    const [, file, language] = asked.exec(id) ?? [];
    return file === undefined ? null : await languageModule(file, language);
  },
  transform(code, id) {
    const name = table.exec(code)?.[1];
    return name === undefined ? null : { code: sourceModule(id, name), map: null };
  },
});
