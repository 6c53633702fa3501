/** One message of a text/event-stream; the fields that we use of it. */
export interface StreamMessage {
  readonly id: string;
  readonly data: string;
}

/**
 * Reads server-sent events piece by piece (WHATWG HTML §9.2.6).
 * @returns a function that takes the next piece of text and gives the messages that it completes
 */
export function eventStreamParser(): (piece: string) => StreamMessage[] {
  let rest = "";
  return (piece) => {
    const lines = (rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    rest = lines.pop() ?? "";
    return lines.map(parseMessage).filter((message) => message.data !== "");
  };
}

function parseMessage(block: string): StreamMessage {
  const values = (name: string): string[] =>
    block
      .split("\n")
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ""));
  return { id: values("id").at(-1) ?? "", data: values("data").join("\n") };
}
