import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig, type Rolldown } from "vite";
import { emitBridge } from "./scripts/build-bridge.mjs";
import { emitEditor } from "./scripts/build-editor.mjs";
import { buildLibraries, emitLibraries } from "./scripts/build-libraries.mjs";
import { emitPdfFiles, pdfPlace } from "./scripts/build-pdf.mjs";
import { buildExpressionGuest, buildFrameGuest, buildGuest } from "./scripts/build-sandbox.mjs";
import { splitWords, wordChunk } from "./scripts/build-words.mjs";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The language of expressions with its parser; three of its files stand alone and are used without it. */
const language = /node_modules\/acorn\/|\/core\/expressions\/(?!dependencies\/DependencyIndex|purposes\/isSafe)/;

/**
 * What tables and forms share and signing in does without: how values are read, checked, written and edited; and what a table's
 * dialogs and editors share with the table itself.
 */
const values = /\/plugins\/tables\/|\/plugins\/forms\/(model\/|elements\/elementControlProps)|\/core\/(coercion|checks|elements|blocks|geo|html|filters|format|decimal|json)\/|\/sdk\/ui\/controls\/(select|date|Number|numberText|Search|TextArea|Checkbox)|\/sdk\/ui\/layout\/Tab|\/sdk\/react\/(CogLayer|useCogs|useLastChange|useCopyObject)|\/sdk\/ui\/(status\/FoundText|html\/(Markdown|SanitizedHtml|load|sanitizedMarkup))|node_modules\/dayjs\//;

/** Packages that a first load may have; any other comes with what needs it, also where several do. */
const firstPackages =
  /node_modules\/(react|react-dom|scheduler|@preact\/[\w-]+|wouter|regexparam|mitt|use-sync-external-store|ofetch|destr|ufo|rosetta|dlv|templite|lucide-react|comlink)\//;
/** Editors and maps, lists, uploads, css of projects, screens of the system: what they share is theirs. */
const lateParts = /\/sdk\/ui\/(controls\/(rich-text|code|monaco)|files)\/|\/sdk\/charts\/|\/plugins\/(forms\/(elements\/(expression|file|geo|list|monaco|picture|typed)|trial|view\/arrange)|system\/(screens|people))\/|\/core\/(css|modules|buttons|history|new-table|arranging|uuid)\/|\/plugins\/auth\/(methods\/(?!index|[\w-]+\/\w+Method\.tsx)|sign-in\/(CodeDialog|codeWords)|SignedInPanel|AccountSecurity)|\/src\/kernel\/services\/files\/(startExport|exportOfLink|saveAddress)|\/sdk\/react\/(live\/|security\/|tasks\/|SecurityPanels|FieldEditor|useInPlaceFields|useOutline)|\/sdk\/arranging\/|\/sdk\/ui\/states\/RefusalNote|\/sdk\/errors\/(readRefusal|configProblems)|\/core\/filters\/(findFolded|foldTable|geoArea)|\/sdk\/ui\/layout\/(SplitPanes|useSeparator|Disclosure)|\/sdk\/ui\/actions\/(followPress|swallowClick)|ScopedCss/;
/** Of tables, what comes with a body of elements or with a dialog: what these share is theirs. */
const lateRooms = /\/plugins\/tables\/view\/(rows|cards|child|bulk|deleted|arrange)\//;
const isOfValues = (module: string): boolean => values.test(module) && !lateRooms.test(module);
const isShared = (module: string): boolean =>
  !language.test(module) && !values.test(module) && !lateParts.test(module) && (!module.includes("node_modules/") || firstPackages.test(module));

let signInModules: Set<string> | undefined;

/** What signing in has from the start: the modules to which its entry leads by static imports. */
function ofSignIn(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  if (signInModules) return signInModules;
  const found = new Set<string>();
  const waiting = [here("./src/entries/auth/auth.html")];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return (signInModules = found);
}

/**
 * What more than one chunk uses is two chunks: what signing in needs too, which the person who signs in has when the application
 * opens, and what only the application does, with what tables and forms share. No first load asks for a handful of small files. The
 * language is in neither: expressions and realms ask for it when they need it.
 */
const sharedChunk = {
  debugName: "shared",
  name: (id: string, context: Rolldown.ChunkingContext) => (!isOfValues(id) && ofSignIn(context).has(id) ? "base" : "values"),
  minShareCount: 2,
  priority: 2,
  test: (id: string) => isShared(id) || isOfValues(id),
};
const languageChunk = { name: "language", test: language, priority: 1 };

const libraries = await buildLibraries();

/** The client: the application and the small sign-in document (D20). The documents of the editor and of the bridge are builds of their own. */
export default defineConfig({
  root: here("./src/entries"),
  publicDir: here("./public"),
  plugins: [react(), splitWords(), emitLibraries(libraries.files), emitPdfFiles(), emitEditor(), emitBridge()],
  // The realms' programs as text, each read in one file (src/kernel/shell/realms/…Program.ts) that is a lazy chunk.
  // Where the approved libraries are served is read in src/kernel/shell/realms/libraryCatalogue.ts, where pdf.js finds its files
  // in src/kernel/shell/overlays/preview/pdf/openPdf.ts.
  define: {
    __PDF_PLACE__: JSON.stringify(`/${pdfPlace}/`),
    __REALM_LIBRARIES__: JSON.stringify(libraries.catalogue),
    __REALM_GUEST__: JSON.stringify(await buildGuest()),
    __EXPRESSION_GUEST__: JSON.stringify(await buildExpressionGuest()),
    __FRAME_GUEST__: JSON.stringify(await buildFrameGuest()),
  },
  resolve: {
    alias: [
      // The grid asks for it only to show Markdown cells, which the product does not have.
      { find: "marked", replacement: here("./stubs/marked/index.js") },
      // No cell opens the grid's own editor (`allowOverlay: false`): cells are edited by the forms' elements.
      { find: /^.*\/data-grid-overlay-editor\.js$/, replacement: here("./stubs/grid-editor/index.js") },
    ],
  },
  build: {
    outDir: here("./dist/client"),
    emptyOutDir: true,
    manifest: true,
    // A data: font or script would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    target: "es2022",
    sourcemap: false,
    // One style sheet: a dozen small ones would be a dozen requests, and together they are 14 KB.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { app: here("./src/entries/app/index.html"), auth: here("./src/entries/auth/auth.html") },
      output: { codeSplitting: { groups: [wordChunk, sharedChunk, languageChunk] } },
    },
  },
});
