/** Answers that are the same for everybody may come from a cache; the rest says when it was asked for. */
const sharedCalls =
  /\/(health\.check|directory\.(stats|locations|suggestions|categories|categoryTree|category))\b/;

/** The address of a read, with the time in it, so that nothing on the way answers with an older, personal answer. */
export function freshAddress(address: string, now: number): string {
  if (sharedCalls.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}t=${now}`;
}
