import { expect, it, vi } from 'vitest';
import { sendCall } from './send-call.ts';

vi.mock('./solve-challenge.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a challenge whose solver does not arrive is a network that failed, and no refusal', async () => {
  const data = { error: 'challenge_required', challenge: { type: 'proof_of_work' } };
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', async () => Response.json({ error: { message: '', data } }, { status: 429 }));
  const call = { name: 'directory.search', input: {}, method: 'GET' } as const;
  await expect(sendCall(call)).rejects.toMatchObject({ code: 'network' });
  vi.unstubAllGlobals();
});
