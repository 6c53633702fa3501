/**
 * The import rules of docs/architecture.md. Paths are relative to the root that is looked at, so that the same rules
 * run on the repository and on tests/architecture/fixtures/imports, where each rule is broken by a file named after it.
 *
 * Tests stand beside their subject and may use the test tools, hence `product`.
 */
const tests = "[.]test[.]tsx?$";
const npm = "^node_modules/|/node_modules/";
const product = "^(core|contract|sdk|src|sandbox|plugins|server)/";
const runtime = { dependencyTypesNot: ["type-only"] };

const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: tests },
  to: { pathNot: allowed, couldNotResolve: false },
});

module.exports = {
  forbidden: [
    // ——— zones ———
    only(
      "core-knows-itself-only",
      "client, sandbox and server run the same rules; small pure packages only",
      "^core/",
      ["^core/", packages("dayjs", "acorn", "@csstools/css-tokenizer")],
    ),
    only(
      "contract-knows-core-and-schemas",
      "two programs share it",
      "^contract/",
      ["^contract/", "^core/", packages("typebox")],
    ),
    only(
      "sdk-knows-no-application",
      "readable and testable without the application",
      "^sdk/",
      [
        "^(sdk|core|contract)/",
        packages("react", "react-dom", "@preact/signals-react", "react-aria-components", "lucide-react", "dompurify"),
        // Asks the browser for a passkey; fetched when somebody has one.
        packages("@simplewebauthn/browser"),
        // Editors, each fetched with the first element that needs it.
        packages("quill", "@tiptap/core", "@tiptap/pm", "@tiptap/starter-kit", "markdown-it", "@codemirror/.*", "@lezer/highlight"),
      ],
    ),
    {
      name: "sdk-and-client-take-contract-types-only",
      comment: "schemas weigh nothing in the browser",
      severity: "error",
      from: { path: "^(sdk|src|plugins|sandbox|core)/", pathNot: tests },
      to: { path: "^contract/", ...runtime },
    },
    {
      name: "schema-library-on-the-server-only",
      comment: "it probes `new Function`, which is a CSP report in a browser",
      severity: "error",
      from: { path: "^(sdk|src|plugins|sandbox|core)/" },
      to: { path: packages("typebox") },
    },
    {
      name: "plugins-know-sdk-and-core",
      comment: "first-party plugins prove that the SDK is enough",
      severity: "error",
      from: { path: "^plugins/([^/]+)/", pathNot: tests },
      to: { path: "^(src|sandbox|server|contract|projects|tests|bench|scripts)/" },
    },
    {
      name: "plugins-do-not-know-one-another",
      comment: "parts that may not import each other meet through the registry",
      severity: "error",
      from: { path: "^plugins/([^/]+)/" },
      to: { path: "^plugins/", pathNot: "^plugins/$1/" },
    },
    {
      name: "plugins-use-allowed-packages",
      comment: "what a first-party plugin may weigh",
      severity: "error",
      from: { path: "^plugins/", pathNot: [tests, "^plugins/[^/]+/testing/"] },
      to: {
        path: npm,
        pathNot: packages(
          "react",
          "react-dom",
          "@preact/signals-react",
          "react-aria-components",
          "react-hook-form",
          "@glideapps/glide-data-grid",
          "@tanstack/react-virtual",
          "@dnd-kit/core",
          "@dnd-kit/sortable",
          "lucide-react",
          "dayjs",
          "leaflet",
        ),
      },
    },
    {
      name: "canvas-has-one-room",
      comment: "what the bodies of a table share does not know how one of them draws",
      severity: "error",
      from: { path: "^plugins/", pathNot: "^plugins/tables/view/canvas/" },
      to: { path: packages("@glideapps/glide-data-grid") },
    },
    {
      name: "only-plugin-lists-name-plugins",
      comment: "any plugin can be removed by deleting one line",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/entries/[^/]+/plugins[.]ts$" },
      to: { path: "^plugins/" },
    },
    {
      name: "kernel-services-know-no-shell",
      comment: "services are understood and tested without React, screens and the bag of all services",
      severity: "error",
      from: { path: "^src/kernel/services/", pathNot: tests },
      to: {
        path: [
          "^(src/(?!kernel/services/)|sdk/(react|ui)/)",
          packages("react", "react-dom", "wouter", "lucide-react", "@preact/signals-react/runtime"),
        ],
      },
    },
    {
      name: "client-does-not-know-the-server",
      comment: "it is the other side of the wire",
      severity: "error",
      from: { path: "^(src|sandbox|plugins)/", pathNot: tests },
      to: { path: "^(server|projects)/" },
    },
    {
      name: "client-does-not-use-node",
      comment: "core, contract, sdk, src, sandbox and plugins run in browsers",
      severity: "error",
      from: { path: "^(core|contract|sdk|src|sandbox|plugins)/", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    // ——— sandbox ———
    {
      name: "only-realms-open-the-sandbox",
      comment: "one door to audit",
      severity: "error",
      from: { path: "^(core|contract|sdk|src|plugins|server)/", pathNot: ["^src/kernel/shell/realms/", tests] },
      to: { path: "^sandbox/(host|compile|protocol)/" },
    },
    {
      name: "nobody-imports-guard-or-guest",
      comment: "they are built as documents of their own",
      severity: "error",
      from: { pathNot: ["^sandbox/guard/", "^sandbox/guest/", tests, "^tests/"] },
      to: { path: "^sandbox/(guard|guest)/" },
    },
    only(
      "sandbox-protocol-knows-core",
      "all three sides read it",
      "^sandbox/protocol/",
      ["^sandbox/protocol/", "^core/"],
    ),
    only(
      "sandbox-guard-knows-protocol",
      "it is the only trusted code beside untrusted code: nothing else weighs on it",
      "^sandbox/guard/",
      ["^sandbox/(guard|protocol)/", "^core/"],
    ),
    {
      name: "sandbox-host-knows-protocol",
      comment: "host, guard and guest run in different realms and meet only in the protocol",
      severity: "error",
      from: { path: "^sandbox/(host|compile)/", pathNot: tests },
      to: { path: "^(src|plugins|server)/|^sandbox/(guard|guest)/" },
    },
    {
      name: "sandbox-host-takes-sdk-types-only",
      comment: "the host's gate is written against the SDK's interfaces, not its code",
      severity: "error",
      from: { path: "^sandbox/(host|compile|guard|protocol)/", pathNot: tests },
      to: { path: "^sdk/", ...runtime },
    },
    {
      name: "sandbox-guest-knows-protocol-and-hooks",
      comment: "hooks and errors are written once; everything else of the SDK is types",
      severity: "error",
      from: { path: "^sandbox/guest/", pathNot: tests },
      to: { path: "^(src|plugins|server)/|^sandbox/(guard|host|compile)/" },
    },
    {
      name: "sandbox-guest-runs-hooks-and-errors-only",
      comment: "hooks and errors are written once; everything else of the SDK is types",
      severity: "error",
      from: { path: "^sandbox/guest/", pathNot: tests },
      to: { path: "^sdk/", pathNot: "^sdk/(react|errors|guest)/", ...runtime },
    },
    // ——— server ———
    {
      name: "server-knows-no-client",
      comment: "it is the other side of the wire",
      severity: "error",
      from: { path: "^server/", pathNot: tests },
      to: { path: "^(sdk|src|sandbox|plugins|projects)/" },
    },
    {
      name: "server-modules-meet-at-their-index",
      comment: "a module's inside is its own",
      severity: "error",
      from: { path: "^server/modules/([^/]+)/" },
      to: { path: "^server/modules/[^/]+/", pathNot: ["^server/modules/$1/", "^server/modules/[^/]+/index[.]ts$"] },
    },
    {
      name: "access-knows-no-module",
      comment: "modules ask it what a caller may do, never the other way round",
      severity: "error",
      from: { path: "^server/access/", pathNot: tests },
      to: { path: "^server/modules/" },
    },
    // ——— everywhere ———
    {
      name: "projects-use-the-guest-sdk",
      comment: "a project's code reaches the product through the SDK only",
      severity: "error",
      from: { path: "^projects/" },
      to: { path: "^(core|contract|src|sandbox|plugins|server)/|^sdk/(?!guest/)" },
    },
    {
      name: "no-cycles",
      comment: "each part can be understood without the one that uses it",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "index-re-exports-its-folder",
      comment: "an index is the door of its own folder and of no other",
      severity: "error",
      from: { path: "^((core|contract|sdk|src|sandbox|plugins|server)/.+)/index[.]ts$", pathNot: "^sdk/guest/" },
      to: { path: product, pathNot: "^$1/", dependencyTypes: ["export"] },
    },
    {
      name: "product-does-not-import-tests",
      comment: "tests, benches and scripts stay outside the product",
      severity: "error",
      from: { path: product, pathNot: [tests, "^sdk/testing/"] },
      to: { path: `^(tests|bench|scripts)/|${tests}` },
    },
    {
      name: "not-resolvable",
      comment: "an import that leads nowhere is seen by no other rule",
      severity: "error",
      from: {},
      // A project's import of the SDK is resolved by tsconfig's paths.
      to: { couldNotResolve: true, pathNot: "^@platon/sdk$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|tests/architecture/fixtures|bench/peers)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "browser", "node", "default"],
      extensions: [".ts", ".tsx", ".d.ts", ".mjs", ".js", ".cjs", ".json"],
    },
  },
};

/** Pattern for files of these packages (function declarations are hoisted, so it stands below the rules). */
function packages(...names) {
  return `(^|/)node_modules/(@types/)?(${names.join("|")})/`;
}
