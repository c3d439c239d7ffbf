/** What an address of ours answers, whole; undefined where it does not come. */
export async function readFile(address: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
