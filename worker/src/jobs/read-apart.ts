type Apart<Result> = {
  results: Result[];
  /** Of whom nothing could be read, and why. */
  failed: string[];
  errors: unknown[];
};

/**
 * Reads what is asked of many at once; where that fails, of one half and of the other, down to those whose own reading fails, so
 * that they cost the others nothing. Once as many have failed as are allowed, it is no matter of theirs: the last error is thrown.
 */
export async function readApart<Result>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Result[]>,
  mostFailures: number,
): Promise<Apart<Result>> {
  const apart: Apart<Result> = { results: [], failed: [], errors: [] };
  const parts = [ids];
  for (let part = parts.pop(); part; part = parts.pop()) {
    try {
      apart.results.push(...(await read(part)));
    } catch (error) {
      const half = Math.ceil(part.length / 2);
      if (part.length > 1) parts.push(part.slice(half), part.slice(0, half));
      else if (apart.failed.length < mostFailures) {
        apart.failed.push(...part);
        apart.errors.push(error);
      } else throw error;
    }
  }
  return apart;
}
