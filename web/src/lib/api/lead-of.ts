/** The path to which an address of ours leads, without what stands there; undefined where nothing answers. */
export async function leadOf(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { method: 'HEAD' });
    return answer.ok ? new URL(answer.url).pathname : undefined;
  } catch {
    return undefined;
  }
}
