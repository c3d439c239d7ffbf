/**
 * Texts as the bytes of a stream, each made when the one before it was read. One that fails breaks the stream off, so that
 * whoever reads it keeps nothing as whole.
 */
export function streamOf(
  texts: AsyncGenerator<string>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onFailure(error);
        // The platform logs it as it is, and that of the database holds values.
        controller.error(new Error('the file broke off'));
      }
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
