/** What an address of ours answers, whole; undefined where it does not come. */
export async function readFile(address: string, cache?: RequestCache): Promise<Blob | undefined> {
  try {
    const answer = await fetch(address, cache && { cache });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
