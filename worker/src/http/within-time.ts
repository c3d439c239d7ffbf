/** What a promise brings; undefined when it takes longer than so many milliseconds. */
export function withinTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
  return Promise.race([promise, late]);
}
