import { fetchInTime } from './fetch-in-time.ts';

/** Ends the session on the server where no client runs, and answers what it says. */
export async function logoutByRest(): Promise<{ loggedOut?: boolean }> {
  const answer = await fetchInTime('/api/v1/auth/logout', { method: 'POST' });
  return (await answer.json()).data;
}
