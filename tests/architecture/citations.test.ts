import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

import { listFiles, repositoryRoot } from "./listFiles.ts";

interface Text {
  path: string;
  text: string;
}

const read = (path: string): string => readFileSync(join(repositoryRoot, path), "utf8");
const paths = listFiles();
const documents: Text[] = paths.filter((path) => path.endsWith(".md")).map((path) => ({ path, text: read(path) }));

describe("what is cited", () => {
  const decisions = new Set([...decisionsIn(read("docs/decisions.md")), ...recordsIn(paths)]);
  const sections = sectionsIn(read("docs/specification.md"));
  const comments = paths.filter((path) => /\.(tsx?|mjs|css)$/.test(path)).map((path) => ({ path, text: commentsOf(read(path)) }));

  it("A200 each decision that is cited is among the decisions", () => {
    expect([...comments, ...documents].flatMap((text) => unknownDecisions(text, decisions))).toEqual([]);
  });

  it("A200 each section and part that is cited is in the specification", () => {
    expect([...comments, ...documents].flatMap((text) => unknownParts(text, sections))).toEqual([]);
  });

  it("A200 an unknown decision, section or part is reported, in a comment too", () => {
    const known = new Set([...decisionsIn("- **D1** one\n- **X2** two"), ...recordsIn(["docs/adr/0001-one.md"])]);
    const text = commentsOf('const D9 = "D8"; // D1, D3 and X2\n/** Ranges D1–D4, bytes %D0, ADR 0001, ADR 0002. */');
    expect(unknownDecisions({ path: "a.ts", text }, known)).toEqual(["a.ts: D3", "a.ts: D4", "a.ts: ADR 0002"]);
    const parts = sectionsIn("## §2 Screens\n| **Links, `_mid`** go |\n## §3 Entities\n| **User**: id |");
    const cited = "(spec §2 Links, §3 User, D1) (spec §3 Menu item) (spec §7) Spec §3 User list\n(RFC 9110 §14)";
    expect(unknownParts({ path: "b.md", text: cited }, parts)).toEqual(["b.md: §3 Menu item", "b.md: §7"]);
  });
});

describe("what is named", () => {
  it("A201 each file that a document names is there", () => {
    expect(documents.flatMap((text) => missingFiles(text))).toEqual([]);
  });

  it("A201 a missing file is reported, a pattern is none", () => {
    const text = "[a](../README.md) [b](nobody.md#x) `docs/nobody.ts` `docs/<name>.ts` `docs/adr/` `http/no.ts` `http/envelope.ts` [c](https://example.org)";
    expect(missingFiles({ path: "docs/c.md", text })).toEqual(["docs/c.md: nobody.md", "docs/c.md: docs/nobody.ts", "docs/c.md: http/no.ts"]);
  });
});

function decisionsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/^- \*\*([DX]\d+)\*\*/gm)].map(([, id]) => id ?? ""));
}

function recordsIn(files: readonly string[]): string[] {
  return files.flatMap((path) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []).map((number) => `ADR ${number}`);
}

/** Names of the parts of each section, in the order of the specification. */
function sectionsIn(text: string): Map<string, string[]> {
  const parts = text.split(/^## §/m).slice(1);
  return new Map(parts.map((part) => [part[0] ?? "", [...part.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name ?? "")]));
}

function commentsOf(source: string): string {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g) ?? []).join("\n");
}

function unknownDecisions({ path, text }: Text, known: ReadonlySet<string>): string[] {
  const cited = [...text.matchAll(/(?<![\w%/-])(?:[DX]\d{1,2}|ADR \d+)(?![\w/])/g)].map(([id]) => id);
  return cited.filter((id) => !known.has(id)).map((id) => `${path}: ${id}`);
}

/** "spec §4 Menu, §9": each section, and the part that a capital letter begins. */
function unknownParts({ path, text }: Text, known: ReadonlyMap<string, string[]>): string[] {
  const citations = text.match(/\bspec §[^)\n]*/gi) ?? [];
  const cited = citations.flatMap((citation) => [...citation.matchAll(/§(\d+)(?: ([A-Z][^,.;:()§]*))?/g)]);
  return cited
    .filter(([, section = "", part = ""]) => !isPart(part, known.get(section)))
    .map(([citation]) => `${path}: ${citation.trim()}`);
}

function isPart(part: string, names: string[] | undefined): boolean {
  return names !== undefined && (part === "" || names.some((name) => name.startsWith(part) || part.startsWith(name)));
}

const topFolders = "bench|contract|core|docs|plugins|projects|public|sandbox|scripts|sdk|server|src|stubs|tests";
const pathInText = new RegExp(`\`((?:${topFolders})/[\\w./-]*)\``, "g");
/** In the document of a zone, from the zone on: `host/allowList.ts`. */
const sourceInText = /`(\w[\w.-]*(?:\/[\w.-]+)+\.(?:tsx?|mjs))`/g;

function missingFiles({ path, text }: Text): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)[^)]*\)/g)].map(([, link = ""]) => ({ name: link, from: dirname(path) }));
  const named = [...text.matchAll(pathInText)].map(([, name = ""]) => ({ name, from: "" }));
  const sources = [...text.matchAll(sourceInText)].map(([, name = ""]) => name).filter((name) => !isSource(name));
  const missing = [...links, ...named].filter(({ name, from }) => !existsSync(join(repositoryRoot, from, name))).map(({ name }) => name);
  return [...new Set([...missing, ...sources])].map((name) => `${path}: ${name}`);
}

/** Or of a package that is installed. */
function isSource(name: string): boolean {
  return paths.some((path) => `/${path}`.endsWith(`/${name}`)) || existsSync(join(repositoryRoot, "node_modules", name));
}
