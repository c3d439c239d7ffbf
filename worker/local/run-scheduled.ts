/** Runs the scheduled handler of a Worker that was served for tests. */
export async function runScheduled(url: string, cron: string, at: Date): Promise<void> {
  const query = new URLSearchParams({ cron, time: String(at.getTime()) });
  const answer = await fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
  if (!answer.ok) throw new Error(`The scheduled handler ended with: ${await answer.text()}`);
}
