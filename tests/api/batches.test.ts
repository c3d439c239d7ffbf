import { describe, expect, it } from 'vitest';
import { insertSellers, registerMember, sql } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

type Batch = { names: string[]; inputs?: object; accessToken?: string; method?: string };

async function send({ names, inputs = {}, accessToken, method = 'GET' }: Batch) {
  const query = method === 'GET' ? `&input=${encodeURIComponent(JSON.stringify(inputs))}` : '';
  const answer = await fetch(`${url}/api/trpc/${names.join(',')}?batch=1${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(inputs) }),
  });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

describe('a batch', () => {
  it('holds ten calls, and with eleven is refused before any of them runs', async () => {
    const { accessToken } = await registerMember({ type: 'buyer' });
    const names = Array(10).fill('directory.search');
    const inputs = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, { limit: 1 }]));
    const ten = await send({ names, inputs, accessToken });
    expect([ten.status, ten.body.length]).toEqual([200, 10]);
    const eleven = await send({ names: [...names, 'directory.search'], inputs, accessToken });
    expect(eleven.status).toBe(400);
    expect(eleven.body.error.data).toMatchObject({
      error: 'validation_failed',
      errors: [{ field: 'batch' }],
      requestId: expect.any(String),
    });
    expect(eleven.headers.get('server-timing')).toContain('db;desc="0"');
  });

  it('that holds a call that writes holds no other', async () => {
    const { ids } = await insertSellers(2);
    const { accessToken, user } = await registerMember();
    const inputs = { 0: { id: ids[0] }, 1: { id: ids[1] } };
    const reveal = 'directory.reveal';
    const post = { accessToken, method: 'POST', inputs };
    for (const names of [
      [reveal, reveal],
      [reveal, 'accounts.me'],
      ['accounts.me', reveal],
      [`/${reveal}`, `${reveal}/`],
    ]) {
      const { status, body } = await send({ ...post, names });
      expect([status, body.error.data.error]).toEqual([400, 'validation_failed']);
    }
    expect(await sql('select 1 from reveals where viewer_id = $1', [user._id])).toEqual([]);
    expect((await send({ ...post, names: [reveal], inputs: { 0: { id: ids[0] } } })).status).toBe(200);
  });

  it.each(['trpc-accept', 'accept'])('is never streamed, whatever %s asks for', async (header) => {
    const address = `${url}/api/trpc/directory.locations,directory.stats?batch=1&input={"0":{}}`;
    const { headers } = await fetch(address, { headers: { [header]: 'application/jsonl' } });
    expect(headers.get('content-type')).toContain('application/json');
  });
});
