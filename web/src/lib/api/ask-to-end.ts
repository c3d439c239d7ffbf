/** Ends the session on the server where no client runs, and answers whether that is done: somebody on the way answers something else. */
export async function askToEnd(): Promise<boolean> {
  const answer = await fetch('/api/v1/auth/logout', { method: 'POST' });
  return (await answer.json()).data.loggedOut;
}
