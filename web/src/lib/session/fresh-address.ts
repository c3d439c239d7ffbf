/** Answers that are the same for everybody may come from a cache; the rest says when it was asked for. */
const sharedCalls = [
  /\/trpc\/(health\.check|directory\.(stats|locations|suggestions|categories|categoryTree|category))\b/,
  /\/v1\/(health|categories|contacts\/(stats|locations|suggestions))\b/,
];

/** The address of a read, with the time in it, so that nothing on the way answers with an older, personal answer. */
export function freshAddress(address: string, now: number): string {
  if (sharedCalls.some((call) => call.test(address))) return address;
  return `${address}${address.includes('?') ? '&' : '?'}t=${now}`;
}
