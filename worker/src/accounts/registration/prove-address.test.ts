import { expect, it } from 'vitest';
import { openKeyRing } from '../../keys/key-ring.ts';
import { createProof, proofSeconds, readProof } from './prove-address.ts';

const proved = {
  email: 'awa@example.cm',
  codeId: '01890a5d-ac96-774b-bcce-b302099a8057',
};
const start = Date.parse('2026-11-20T12:00:00Z');

const after = (seconds: number, secret = 's'.repeat(40)) => {
  const now = new Date(start + seconds * 1000);
  return { now, keys: openKeyRing({ SESSION_SECRET: secret, IDENTITY_SECRET: 'i'.repeat(40) }, now) };
};

it('proves one address for fifteen minutes', async () => {
  const proof = await createProof(after(0), proved);
  expect(await readProof(after(proofSeconds - 1), proof, proved.email)).toEqual(proved);
  await expect(readProof(after(proofSeconds), proof, proved.email)).rejects.toMatchObject({
    code: 'invalid_code',
  });
});

it('proves nothing for another address, under another secret, or missing', async () => {
  const proof = await createProof(after(0), proved);
  const refused: Parameters<typeof readProof>[] = [
    [after(0), proof, 'other@example.cm'],
    [after(0, 't'.repeat(40)), proof, proved.email],
    [after(0), undefined, proved.email],
  ];
  for (const reading of refused) {
    await expect(readProof(...reading)).rejects.toMatchObject({ code: 'invalid_code' });
  }
});
