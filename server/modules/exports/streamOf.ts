interface Told {
  /** Nobody takes the bytes any more. */
  cancel(): void;
  /** Ends the connection: an error of the stream may be answered with a clean end. */
  breakOff(): void;
  /** Once, behind the last byte or with what went wrong. */
  end(error?: unknown): Promise<void>;
}

/**
 * Of an answer with such a stream: its first bytes are not gathered. Where the length is not known the server would read ahead,
 * and answer what breaks off there as if it were whole.
 */
export const streamHeaders = { "transfer-encoding": "chunked" } as const;

/** Bytes as they are made: the next ones only when those before were taken. */
export function streamOf(bytes: AsyncGenerator<Uint8Array>, { cancel, breakOff, end }: Told): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await bytes.next();
        if (!done) return controller.enqueue(value);
        await end();
        controller.close();
      } catch (error) {
        breakOff();
        // Whoever hands the bytes out may write what it is told of.
        controller.error(new Error("broken off"));
        await end(error);
      }
    },
    async cancel(reason) {
      cancel();
      // What is under way ends by the signal; what waits is ended here.
      await bytes.return(undefined).catch(() => undefined);
      await end(reason ?? new Error("cancelled"));
    },
  }, { highWaterMark: 1 });
}
