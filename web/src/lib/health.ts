const healthMilliseconds = 3000;

/** Whether our server and its database answer. */
export async function isHealthy(): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), healthMilliseconds);
  try {
    const answer = await fetch('/api/v1/health', { signal: limit.signal, cache: 'no-store' });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
