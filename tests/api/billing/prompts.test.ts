import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../setup/client.ts';
import { newPayerPhone } from '../../setup/payer-phones.ts';
import { create, hour, minute, txRefOf, usePayments } from '../../setup/paying.ts';

const { simulator, pass, newPayer, serveWith } = usePayments();

const seconds = 1000;

beforeAll(() => {
  simulator().settings.slowAnswers = 'at-once';
});

const prompted = () => simulator().payments().length;

/** What an answer says of the limit that refused it. */
const refusalOf = ({ status, headers }: Answer) => ({
  status,
  limit: headers.get('ratelimit-policy')?.split('"')[1],
  wait: Number(headers.get('retry-after')),
});

/** What a stranger is answered who has this phone asked. */
const askByStranger = async (phone: string) => refusalOf(await create((await newPayer()).client, { phone }));

describe('prompts', () => {
  it('reach one phone three times an hour, whoever asks', async () => {
    const phone = newPayerPhone('0001');
    for (let index = 0; index < 3; index += 1) {
      expect((await create((await newPayer()).client, { phone })).status).toBe(200);
    }
    const { client } = await newPayer();
    const refused = await create(client, { phone });
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    expect((await create(client)).status).toBe(200);
    await pass(hour);
    expect((await create((await newPayer()).client, { phone })).status).toBe(200);
  });

  it('go out for one person six times an hour', async () => {
    const { client } = await newPayer();
    for (let index = 0; index < 6; index += 1) {
      const txRef = txRefOf(await create(client, { phone: newPayerPhone('0004') }));
      await client.rest('POST', `/payments/${txRef}/cancel`);
    }
    const before = prompted();
    expect((await create(client)).status).toBe(429);
    expect(prompted()).toBe(before);
  });

  it('leave one an hour to the account whose number it is', async () => {
    const phone = newPayerPhone('0001');
    const owner = await newPayer({ whatsapp: `237${phone}` });
    for (const status of [200, 200, 429]) expect((await askByStranger(phone)).status).toBe(status);
    expect((await create(owner.client, { phone })).status).toBe(200);
    await pass(10 * seconds);
    expect((await create(owner.client, { phone })).status).toBe(429);
  });

  it('reach one phone ten times a day, but once an hour for its owner, and say how long that takes', async () => {
    const phone = newPayerPhone('0001');
    for (let count = 0; count < 10; count += 1) {
      if (count > 0 && count % 3 === 0) await pass(hour);
      expect((await askByStranger(phone)).status).toBe(200);
    }
    await pass(50 * minute);
    const refused = await askByStranger(phone);
    expect(refused).toMatchObject({ status: 429, limit: 'payments-of-phone-a-day' });
    expect(refused.wait / 3600).toBeCloseTo(24 - 3 - 50 / 60, 1);
    const owner = await newPayer({ whatsapp: `237${phone}` });
    expect((await create(owner.client, { phone })).status).toBe(200);
    await pass(10 * seconds);
    const again = refusalOf(await create(owner.client, { phone }));
    expect(again).toMatchObject({ status: 429, wait: 3590 });
  });

  it('count only where somebody may have been asked', async () => {
    const worker = await serveWith('campay');
    const { client } = await newPayer({}, worker);
    const phone = newPayerPhone();
    const refuse = () => create(client, { phone: `7${phone.slice(1)}` });
    await simulator().setCondition('campay', 'unreachable');
    for (let index = 0; index < 4; index += 1)
      expect(await create(client, { phone })).toMatchObject({
        status: 503,
        body: { message: 'Failed to create payment transaction' },
      });
    await simulator().setCondition('campay', 'up');
    for (let index = 0; index < 4; index += 1) expect((await refuse()).status).toBe(422);
    const txRef = txRefOf(await create(client, { phone }));
    await client.rest('POST', `/payments/${txRef}/cancel`);
    for (let index = 0; index < 3; index += 1) expect((await refuse()).status).toBe(422);
    expect(refusalOf(await refuse())).toMatchObject({ status: 429, limit: 'payment-attempts' });
    await worker.stop();
  });
});

it('pages are made three times an hour for one person', async () => {
  const { client } = await newPayer();
  const open = () => client.rest('POST', '/payments/create-session', { body: { planType: 'basic' } });
  for (let index = 0; index < 3; index += 1) {
    const { reference, paymentUrl } = (await open()).body.data;
    expect((await open()).body.data).toMatchObject({ reference, paymentUrl });
    await client.rest('POST', `/payments/${reference}/cancel`);
  }
  const before = prompted();
  expect(refusalOf(await open())).toMatchObject({ status: 429, limit: 'payment-pages' });
  expect(prompted()).toBe(before);
  expect((await create(client)).status).toBe(200);
});
