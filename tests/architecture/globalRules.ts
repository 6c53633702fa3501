/** A global, or a member of whatever object, that has one owner in the product. */
export interface GlobalRule {
  name: string;
  /** Globals: `fetch`, `window.fetch`, `globalThis["fetch"]`. */
  globals?: string[];
  /** Members of any object, where they are read, called or set. */
  members?: string[];
  /** JSX attributes, and properties of object literals that may become attributes. */
  attributes?: string[];
  /** Where the rule holds, as beginnings of paths. */
  zones: string[];
  /** Who may use it. */
  owners: RegExp[];
  /** What to use instead; printed with the offence. */
  instead: string;
}

const client = ["core/", "contract/", "sdk/", "src/", "sandbox/", "plugins/", "public/"];
const everywhere = [...client, "server/"];

export const globalRules: GlobalRule[] = [
  {
    name: "storage-has-one-owner",
    globals: ["localStorage", "sessionStorage"],
    zones: client,
    // In a worker there is none: the guest defines one that keeps its values through the SDK.
    // Before the first frame, the script in front of the style sheet reads what was shown last.
    owners: [/^src\/kernel\/services\/storage\//, /^sandbox\/guest\//, /^public\/first-look\.js$/],
    instead: "the storage capability (src/kernel/services/storage)",
  },
  {
    name: "network-has-one-owner",
    globals: ["fetch", "XMLHttpRequest", "EventSource", "WebSocket"],
    members: ["sendBeacon"],
    zones: client,
    // The service worker stands between the browser and the files of the build.
    // The bridge is the document that speaks with the signing service of the person's computer, and with nothing else.
    owners: [/^src\/kernel\/services\/http\//, /^public\/service-worker\.js$/, /^src\/entries\/bridge\/askService\.ts$/],
    instead: "the http capability (src/kernel/services/http)",
  },
  {
    name: "messages-pass-two-doors",
    globals: ["postMessage"],
    members: ["postMessage"],
    zones: client,
    owners: [
      // Messages to and from a realm.
      /^sandbox\/(guard|guest|host\/guard)\/connect[A-Za-z]*\.ts$/,
      // Our own compile worker, in which no foreign code runs.
      /^sandbox\/compile\/(Compiler|compile\.worker)\.ts$/,
      // Between a page and the document of its editor, and to a worker there that only reads.
      /^sdk\/ui\/controls\/monaco\/EditorFrame\.ts$/,
      /^src\/entries\/editor\/(serveEditor|SyntaxWatch|syntax\.worker)\.ts$/,
      // Between a page and the bridge to the signing service.
      /^src\/kernel\/services\/signatures\/askBridge\.ts$/,
      /^src\/entries\/bridge\/main\.ts$/,
      // Between tabs of ours.
      /^src\/kernel\/services\/events\//,
    ],
    instead: "the protocol behind the two connect files of the sandbox",
  },
  {
    name: "raw-html-has-one-owner",
    members: [
      "innerHTML",
      "outerHTML",
      "insertAdjacentHTML",
      "setHTMLUnsafe",
      "createContextualFragment",
      "parseFromString",
      "srcdoc",
    ],
    attributes: ["dangerouslySetInnerHTML", "srcDoc"],
    zones: everywhere,
    owners: [/\/[sS]aniti[sz]e[A-Za-z]*\.tsx?$/],
    instead: "the sanitising file",
  },
  {
    name: "strings-are-never-code",
    globals: ["eval", "Function"],
    zones: [...everywhere, "projects/"],
    owners: [],
    instead: "the restricted expression language (core/expressions) or the sandbox",
  },
];
