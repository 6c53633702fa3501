interface Told {
  /** Nobody takes the bytes any more. */
  cancel(): void;
  /** Once, behind the last byte or with what went wrong. */
  end(error?: unknown): Promise<void>;
}

/** Bytes as they are made: the next ones only when those before were taken. */
export function streamOf(bytes: AsyncGenerator<Uint8Array>, { cancel, end }: Told): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await bytes.next();
        if (!done) return controller.enqueue(value);
        await end();
        controller.close();
      } catch (error) {
        controller.error(error);
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
