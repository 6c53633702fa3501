import type { Finding, Level } from "./Finding.ts";

/** A line a finding, as compilers say it, so that editors find the place. */
export function asText(findings: readonly Finding[]): string[] {
  const count = (level: Level): string => {
    const number = findings.filter((finding) => finding.level === level).length;
    return `${number} ${level}${number === 1 ? "" : "s"}`;
  };
  return [
    ...findings.map(({ file, line, column, level, rule, message }) => `${file}:${line}:${column}: ${level}: ${message} [${rule}]`),
    `${count("error")}, ${count("warning")}, ${count("note")}`,
  ];
}

export const asJson = (findings: readonly Finding[]): string => JSON.stringify(findings, undefined, 2);

/** Static Analysis Results Interchange Format 2.1.0, which build machines and editors read. */
export function asSarif(findings: readonly Finding[]): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  return JSON.stringify({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{
      tool: { driver: { name: "platon check", informationUri: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/", rules: rules.map((id) => ({ id, shortDescription: { text: words(id) } })) } },
      columnKind: "utf16CodeUnits",
      results: findings.map(({ rule, level, file, line, column, message }) => ({
        ruleId: rule, ruleIndex: rules.indexOf(rule), level, message: { text: message },
        locations: [{ physicalLocation: { artifactLocation: { uri: file.split("/").map(encodeURIComponent).join("/") }, region: { startLine: line, startColumn: column } } }],
      })),
    }],
  }, undefined, 2);
}

/** `unknownName` → `unknown name` */
const words = (rule: string): string => rule.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
