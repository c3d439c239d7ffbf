const patienceMilliseconds = 8000;

/** Fetches, and gives up where the answer is not whole after some seconds. */
export function fetchInTime(address: string, asked: RequestInit): Promise<Response> {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), patienceMilliseconds);
  return fetch(address, { ...asked, signal: patience.signal });
}
