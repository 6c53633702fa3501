import type { ProjectFile } from "#contract/config.ts";
import { fileSchemas, folderSchemas } from "../shapes/projectText.ts";
import { writeJson } from "./writeJson.ts";

/** A JSON Schema for each kind of file, for editors: every exported file names its own in `$schema` (D43). */
export function editorSchemas(): ProjectFile[] {
  return Object.entries({ ...fileSchemas, ...folderSchemas }).map(([name, schema]) => {
    const { properties, ...rest } = JSON.parse(JSON.stringify(schema)) as { properties?: object };
    const allowed = properties && { properties: { $schema: { type: "string" }, ...properties } };
    const document = { $schema: "https://json-schema.org/draft/2020-12/schema", title: name, ...rest, ...allowed };
    return { path: `schemas/${name}.json`, text: writeJson(withFiles(document) as object) };
  });
}

/** Long texts are code: they may stand in a file beside the object's own. And TypeBox's references become pointers. */
function withFiles(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withFiles);
  if (typeof node !== "object" || node === null) return node;
  const { $ref, $id, ...rest } = node as { $ref?: unknown; $id?: unknown; type?: unknown; maxLength?: unknown };
  if (rest.type === "string" && Number(rest.maxLength) >= 65_536) return { anyOf: [rest, fileReference] };
  const entries = Object.entries(rest).map(([key, value]) => [key, withFiles(value)]);
  const place = {
    ...(typeof $id === "string" && { $anchor: $id }), ...(typeof $ref === "string" && { $ref: `#${$ref}` })
  };
  return { ...place, ...Object.fromEntries(entries) };
}

const fileReference = {
  type: "object", properties: { $file: { type: "string" } }, required: ["$file"], additionalProperties: false,
};
