import { connect } from "node:net";

export interface RawAnswer {
  /** Head and body as they came. */
  readonly text: string;
  /** Bytes that the other side had taken when it answered. */
  readonly sent: number;
}

/**
 * Sends bytes as they stand, where fetch would tidy a path up or refuse to go on, and reads until the connection ends.
 * With several pieces each waits until the one before has been taken, and nothing is sent behind the answer.
 */
export function sendRaw({ url }: { readonly url: string }, head: string, pieces: Iterable<string> = []): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let text = "";
    let sent = 0;
    const finish = (): void => (text === "" ? reject(new Error("closed without an answer")) : resolve({ text, sent }));
    const send = async (): Promise<void> => {
      socket.write(head);
      for (const piece of pieces) {
        if (text !== "" || socket.destroyed) return;
        sent += piece.length;
        if (!socket.write(piece)) await new Promise((taken) => socket.once("drain", taken).once("close", taken));
        // An answer that has come is read before more is sent.
        await new Promise(setImmediate);
      }
    };
    socket.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    // Who does not read the rest may reset the connection; what it said before counts.
    socket.on("close", finish).on("error", () => undefined);
    socket.once("connect", () => void send());
  });
}
