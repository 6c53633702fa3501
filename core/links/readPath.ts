/**
 * The decoded parts of a request's path, empty ones left out; undefined when it could lead elsewhere than it says:
 * `.` and `..` in any encoding, encoded slashes, backslashes, control characters, or broken encoding.
 *
 * @param target the request target as it came over the wire: a parsed URL has already swallowed its `..`
 */
export function readPath(target: string): readonly string[] | undefined {
  const path = (/^https?:\/\/[^/?#]*([^?#]*)/i.exec(target)?.[1] ?? target).split(/[?#]/, 1)[0] ?? "";
  const segments: string[] = [];
  for (const raw of path.split("/")) {
    if (raw === "") continue;
    const segment = decode(raw);
    if (segment === undefined || !isPlain(segment)) return undefined;
    segments.push(segment);
  }
  return segments;
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function isPlain(segment: string): boolean {
  // The second form is what a double encoding leaves for whoever decodes once more.
  if (/^(\.|%2e){1,2}$/i.test(segment)) return false;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return !/[/\\\u0000-\u001f\u007f]/.test(segment);
}
