/** An error whose message alone tells a person what is wrong and what to do: shown without a stack. */
export class LocalError extends Error {
  override name = 'LocalError';
}
