const newline = 0x0a;

/** Longer than any line that a backup has. */
const longestLine = 512 * 1_048_576;

/** Lines of a stream as bytes, without their ends; what stands behind the last end is a line too. */
export async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const tail = chunk.subarray(from, end);
      yield parts.length === 0 ? tail : Buffer.concat([...parts, tail]);
      [parts, length, from] = [[], 0, end + 1];
    }
    if (from === chunk.length) continue;
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLine) throw new RangeError("a line is too long");
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}
